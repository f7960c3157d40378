//! Who asks, and how they want to be answered.

use std::net::{IpAddr, Ipv4Addr};

use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use ui::{Lang, Visit};

use engine::Seat;

use super::rates::site;
use crate::drawing::QueueKey;
use crate::people::PageViewer;
use crate::secret;
use crate::store::Owner;

const VISITOR: &str = "starboard_visitor";
/// Before the word of a setting: the name of its cookie.
const SETTING: &str = "starboard_";

/// The address at the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who asks.
#[derive(Clone)]
pub(crate) struct Caller {
    pub(crate) visit: Visit,
    pub(crate) owner: Owner,
    /// What stands for the owner in the cookie.
    pub(crate) token: String,
    /// Whether the visitor came without a token and does not know it yet.
    pub(crate) fresh: bool,
    /// Whether the script or a program asks, which wants JSON.
    pub(crate) script: bool,
    /// Whether it is a program, which says who it is with every request.
    pub(crate) bearer: bool,
    /// From where they ask.
    pub(crate) address: IpAddr,
}

impl Caller {
    pub(crate) fn of(headers: &HeaderMap) -> Result<Caller, getrandom::Error> {
        let shown = bearer(headers).or_else(|| cookie(headers, VISITOR));
        let known = shown.and_then(|token| Some((token.to_owned(), secret::owner(token)?)));
        let fresh = known.is_none();
        let (token, owner) = match known {
            Some(known) => known,
            None => {
                let token = secret::token()?;
                let owner = secret::owner(&token).ok_or(getrandom::Error::UNEXPECTED)?;
                (token, owner)
            }
        };
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let set = |word: &str| cookie(headers, &format!("{SETTING}{word}"));
        let visit = Visit::read(Lang::negotiate(set("lang"), text(ACCEPT_LANGUAGE)), set);
        let script = text(ACCEPT).is_some_and(|accept| accept.contains("application/json"));
        let bearer = bearer(headers).is_some();
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Ok(Caller { visit, owner, token, fresh, script: script || bearer, bearer, address })
    }

    /// Somebody whom nobody knows yet, who asks in the same way.
    pub(crate) fn anew(self) -> Result<Caller, getrandom::Error> {
        let token = secret::token()?;
        let owner = secret::owner(&token).ok_or(getrandom::Error::UNEXPECTED)?;
        Ok(Caller { token, owner, fresh: true, ..self })
    }

    /// Sends the token along with a response.
    pub(crate) fn send_token(&self, response: &mut Response) {
        give_token(&self.token, response);
    }

    /// The caller's turn at drawing something: a table, or a page of another sort.
    pub(crate) fn queue_key(&self, topic: &str) -> QueueKey {
        QueueKey { address: site(self.address), topic: topic.to_owned() }
    }

    /// The network from which the caller asks, as it is kept with what they open. This machine is
    /// none: what is opened here is not counted.
    pub(crate) fn origin(&self) -> String {
        if self.address.is_loopback() { String::new() } else { site(self.address).to_string() }
    }

    /// The caller as somebody who looks at a table, on the page of one of their seats.
    pub(crate) fn page_viewer(&self, page: Option<Seat>) -> PageViewer {
        PageViewer { owner: self.owner.clone(), token: self.token.clone(), visit: self.visit, page }
    }
}

/// Makes the browser keep a visitor's token.
pub(crate) fn give_token(token: &str, response: &mut Response) {
    if let Ok(cookie) = HeaderValue::from_str(&set_cookie(VISITOR, token)) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// Whether a response makes the browser keep a visitor's token.
pub(crate) fn gives_token(response: &Response) -> bool {
    let is_token = |cookie: &HeaderValue| cookie.as_bytes().starts_with(format!("{VISITOR}=").as_bytes());
    response.headers().get_all(SET_COOKIE).iter().any(is_token)
}

/// What a program shows to say who it is.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    // Other schemes are for somebody else: a proxy that asks people for a password.
    let shown = headers.get(AUTHORIZATION)?.to_str().unwrap_or("bearer");
    let (scheme, token) = shown.split_once(' ').unwrap_or((shown, ""));
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

/// The value of a cookie, the first if there are several.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// The text that sets the cookie of a setting.
pub(crate) fn keep_setting(word: &str, code: &str) -> String {
    set_cookie(&format!("{SETTING}{word}"), code)
}

/// The text that sets a cookie for as long as browsers keep one.
fn set_cookie(name: &str, value: &str) -> String {
    let secret = if name == VISITOR { "; HttpOnly" } else { "" };
    format!("{name}={value}; Path=/; Max-Age=34560000; SameSite=Lax{secret}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ui::{HintStyle, Offers, SoundSetting, Speed, TextSize, Theme, Volume, Warnings};

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn settings_come_from_cookies_and_nonsense_is_ignored() {
        let caller = Caller::of(&headers(&[
            ("cookie", "a=b; starboard_lang=pl;starboard_theme=light"),
            ("cookie", "starboard_speed=warp; starboard_text=larger; ;=;;x; starboard_offers=off"),
            ("cookie", "starboard_sound=fewer; starboard_volume=deafening"),
            ("cookie", "starboard_advice=direct; starboard_coach=maybe"),
            ("accept-language", "fr"),
            ("accept", "application/json"),
        ]))
        .expect("a caller");
        let visit = Visit {
            lang: Lang::Pl,
            theme: Theme::Light,
            speed: Speed::Normal,
            text: TextSize::Larger,
            offers: Offers::Off,
            sound: SoundSetting::Fewer,
            volume: Volume::Medium,
            hints: HintStyle::Direct,
            warnings: Warnings::Off,
        };
        assert_eq!(caller.visit, visit);
        assert!(caller.script && caller.fresh);
    }

    #[test]
    fn a_password_for_a_proxy_makes_no_program_of_a_person() {
        let caller = |shown| Caller::of(&headers(&[("authorization", shown)])).expect("a caller");
        assert!(!caller("Basic dXNlcjpwYXNz").bearer && !caller("Basic dXNlcjpwYXNz").script);
        for shown in ["Bearer x", "bearer", "BEARER  y"] {
            assert!(caller(shown).bearer && caller(shown).script && caller(shown).fresh, "{shown}");
        }
    }

    #[test]
    fn a_visitor_is_known_again() {
        let first = Caller::of(&HeaderMap::new()).expect("a caller");
        let token = first.token;
        let mut again = HeaderMap::new();
        again.insert(COOKIE, HeaderValue::from_str(&format!("{VISITOR}={token}")).expect("a header"));
        let again = Caller::of(&again).expect("a caller");
        assert_eq!(again.owner, first.owner);
        assert!(!again.fresh);
    }
}
