//! The result of a tournament as a picture: a bar a bot, with its interval.

use std::fmt::Write;

use super::table::Table;

const WIDTH: f64 = 720.0;
const LEFT: f64 = 150.0;
const RIGHT: f64 = 90.0;
const ROW: f64 = 44.0;
const TOP: f64 = 56.0;

/// An SVG that stands alone and reads on light and dark ground.
pub(super) fn picture(table: &Table) -> String {
    let rows = table.ranked();
    let height = TOP + ROW * rows.len() as f64 + 44.0;
    let across = |share: f64| LEFT + share.clamp(0.0, 1.0) * (WIDTH - LEFT - RIGHT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"15\">\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" rx=\"12\" fill=\"#10182b\"/>\n"
    );
    let options: Vec<String> = table.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let title = escape(&format!("{} {} ({} games)", table.game, options.join(" "), table.games));
    let _ = writeln!(svg, "<title>{title}</title>");
    let _ = writeln!(svg, "<text x=\"20\" y=\"32\" fill=\"#e8eefc\" font-weight=\"600\">{title}</text>");
    let bottom = TOP + ROW * rows.len() as f64;
    for step in 0..=4 {
        let share = f64::from(step) / 4.0;
        let x = across(share);
        let _ = writeln!(svg, "<line x1=\"{x:.1}\" y1=\"{TOP}\" x2=\"{x:.1}\" y2=\"{bottom}\" stroke=\"#2b3a5c\"/>");
        let label = 100.0 * share;
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\" fill=\"#9fb0d3\" text-anchor=\"middle\" font-size=\"12\">{label:.0} %</text>",
            bottom + 20.0
        );
    }
    for (index, (bot, standing)) in rows.into_iter().enumerate() {
        let y = TOP + ROW * index as f64 + ROW / 2.0;
        let (from, to) = (across(0.0), across(standing.won.mean));
        let (low, high) = (across(standing.won.low), across(standing.won.high));
        let name = escape(&bot.to_string());
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"#e8eefc\" text-anchor=\"end\">{name}</text>\n\
             <rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"20\" rx=\"4\" fill=\"#4f8cff\"/>\n\
             <path d=\"M{low:.1} {y:.1}H{high:.1}M{low:.1} {:.1}v12M{high:.1} {:.1}v12\" stroke=\"#ffd479\" stroke-width=\"2\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#e8eefc\">{:.1} %</text>\n",
            LEFT - 12.0,
            y + 5.0,
            y - 10.0,
            (to - from).max(1.0),
            y - 6.0,
            y - 6.0,
            WIDTH - RIGHT + 14.0,
            y + 5.0,
            100.0 * standing.won.mean,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
