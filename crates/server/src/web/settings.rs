//! The visitor's settings: language, and what [`ui::Visit`] has.

use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use ui::{Lang, Visit};

use super::answer::{HttpError, Outcome, see};
use super::caller;
use super::form::Form;

pub(super) async fn settings(form: Form) -> Outcome {
    let mut response = see(local(form.optional("back")?.unwrap_or("/")));
    for word in ["lang"].into_iter().chain(Visit::SETTINGS) {
        let Some(code) = form.optional(word)? else { continue };
        if !(Visit::is_known(word, code) || word == "lang" && Lang::find(code).is_some()) {
            return Err(HttpError::malformed());
        }
        let cookie = HeaderValue::from_str(&caller::keep_setting(word, code)).map_err(|_| HttpError::fault())?;
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The path itself if it leads to a page of this site, else home.
fn local(path: &str) -> &str {
    let inside = path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if inside { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_on_this_site() {
        for path in ["/", "/t/abc", "/rules/x?y=1#UFS-END-1"] {
            assert_eq!(local(path), path);
        }
        for path in ["", "//evil.example", "/\\evil.example", "https://evil.example", "t", "/a\r\nb", "/é", "/a b"] {
            assert_eq!(local(path), "/");
        }
    }
}
