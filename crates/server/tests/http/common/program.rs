//! A program at the API: every answer is compared with what the server's own description promises.

use hyper::{Method, StatusCode};
use serde_json::{Value, json};

use super::{Answer, TestServer, Visitor};

/// A program with a token, or a spectator.
#[derive(Clone)]
pub struct Program {
    pub visitor: Visitor,
    pub token: Option<String>,
    description: Value,
}

impl Program {
    pub async fn at(server: &TestServer, token: Option<&str>) -> Program {
        let visitor = server.visitor();
        let description = visitor.get("/api/openapi.json").await.json();
        Program { visitor, token: token.map(str::to_owned), description }
    }

    pub fn with(&self, token: &str) -> Program {
        Program { visitor: Visitor::to(self.visitor.addr), token: Some(token.to_owned()), ..self.clone() }
    }

    /// One request, checked against the description.
    pub async fn ask(&self, method: Method, path: &str, body: Option<&Value>, extra: &[(&str, &str)]) -> Answer {
        let body = body.map(Value::to_string).unwrap_or_default();
        let answer = self.send(method.clone(), path, body, extra).await;
        self.must_be_described(&method, path, &answer);
        answer
    }

    /// One request with any body.
    pub async fn send(&self, method: Method, path: &str, body: String, extra: &[(&str, &str)]) -> Answer {
        let bearer = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        headers.extend_from_slice(extra);
        let answer = self.visitor.ask(method, path, &headers, body).await;
        assert!(answer.headers.get("set-cookie").is_none(), "programs get no cookies");
        answer
    }

    pub async fn open(&self, wanted: &Value) -> Value {
        let answer = self.ask(Method::POST, "/api/tables", Some(wanted), &[]).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        answer.json()
    }

    pub async fn look(&self, table: &str) -> Value {
        let answer = self.ask(Method::GET, &format!("/api/tables/{table}"), None, &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()
    }

    pub async fn act(&self, table: &str, number: u64, action: &Value) -> Answer {
        let body = json!({ "number": number, "action": action });
        self.ask(Method::POST, &format!("/api/tables/{table}/actions"), Some(&body), &[]).await
    }

    fn must_be_described(&self, method: &Method, path: &str, answer: &Answer) {
        let path = path.split('?').next().expect("a path");
        let parts: Vec<&str> = path.split('/').collect();
        let paths = self.description["paths"].as_object().expect("paths");
        let fits = |template: &str| {
            let template: Vec<&str> = template.split('/').collect();
            template.len() == parts.len()
                && template.iter().zip(&parts).all(|(known, part)| known == part || known.starts_with('{'))
        };
        let (_, described) = paths.iter().find(|(template, _)| fits(template)).unwrap_or_else(|| panic!("{path}"));
        let responses = &described[method.as_str().to_lowercase()]["responses"];
        let promised = &responses[answer.status.as_str()];
        assert!(!promised.is_null(), "{method} {path}: {} is not described: {}", answer.status, answer.text);
        let schema = &promised["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{method} {path} {}", answer.status);
        self.check(schema, &answer.json()).unwrap_or_else(|why| panic!("{method} {path}: {why} in {}", answer.text));
    }

    /// Whether a value has the shape of this name.
    pub fn must_have_shape(&self, name: &str, value: &Value) {
        let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        self.check(&schema, value).unwrap_or_else(|why| panic!("{why} in {value}"));
    }

    /// The part of JSON Schema that the description uses.
    fn check(&self, schema: &Value, value: &Value) -> Result<(), String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.trim_start_matches("#/components/schemas/");
            let known = &self.description["components"]["schemas"][name];
            assert!(!known.is_null(), "{name} is named and not described");
            return self.check(known, value);
        }
        if let Some(constant) = schema.get("const").filter(|constant| *constant != value) {
            return Err(format!("{value} is not {constant}"));
        }
        if let Some(values) = schema["enum"].as_array().filter(|values| !values.contains(value)) {
            return Err(format!("{value} is none of {values:?}"));
        }
        if let Some(games) = schema.get("type") {
            let games = games.as_array().cloned().unwrap_or_else(|| vec![games.clone()]);
            let is = |kind: &Value| match kind.as_str().expect("the name of a type") {
                "string" => value.is_string(),
                "integer" => value.is_i64() || value.is_u64(),
                "boolean" => value.is_boolean(),
                "array" => value.is_array(),
                "object" => value.is_object(),
                "number" => value.is_number(),
                "null" => value.is_null(),
                other => panic!("{other} is not checked here"),
            };
            if !games.iter().any(is) {
                return Err(format!("{value} is none of {games:?}"));
            }
        }
        for required in schema["required"].as_array().into_iter().flatten() {
            if value.get(required.as_str().expect("a name")).is_none() {
                return Err(format!("{required} is missing"));
            }
        }
        if let (Some(object), Some(properties)) = (value.as_object(), schema["properties"].as_object()) {
            for (name, inside) in object {
                match properties.get(name) {
                    Some(schema) => self.check(schema, inside).map_err(|why| format!("{name}: {why}"))?,
                    None => return Err(format!("{name} is not described")),
                }
            }
        }
        if let (Some(items), Some(values)) = (schema.get("items"), value.as_array()) {
            values.iter().try_for_each(|value| self.check(items, value))?;
        }
        Ok(())
    }
}
