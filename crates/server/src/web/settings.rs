//! The visitor's settings: language, theme, speed, size of texts and sound.

use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use ui::{Lang, SoundSetting, Speed, TextSize, Theme, Volume};

use super::answer::{HttpError, Outcome, see};
use super::caller::{self, set_cookie};
use super::form::Form;

pub(super) async fn settings(form: Form) -> Outcome {
    let mut response = see(local(form.optional("back")?.unwrap_or("/")));
    let known = [
        (caller::LANG, form.optional("lang")?.map(|code| Lang::find(code).map(Lang::code))),
        (caller::THEME, form.optional("theme")?.map(|code| Theme::find(code).map(Theme::code))),
        (caller::SPEED, form.optional("speed")?.map(|code| Speed::find(code).map(Speed::code))),
        (caller::TEXT, form.optional("text")?.map(|code| TextSize::find(code).map(TextSize::code))),
        (caller::SOUND, form.optional("sound")?.map(|code| SoundSetting::find(code).map(SoundSetting::code))),
        (caller::VOLUME, form.optional("volume")?.map(|code| Volume::find(code).map(Volume::code))),
    ];
    for (cookie, sent) in known {
        let Some(code) = sent else { continue };
        let code = code.ok_or_else(HttpError::malformed)?;
        let cookie = HeaderValue::from_str(&set_cookie(cookie, code)).map_err(|_| HttpError::fault())?;
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
