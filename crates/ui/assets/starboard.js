// Starts the script of a page. The server draws; the script lights what can be touched, shows what would happen, sends
// choices, and plays back what the server streams. Without it every page still works: each choice is a button of a
// form.
import { byId, one, tell } from "./dom.js";
import { escapeNearest, help, include } from "./menus.js";
import { light, readOffers, state } from "./offers.js";
import { morph } from "./parts.js";
import { begun } from "./paths.js";
import { playback } from "./playback.js";
import { send, undo } from "./send.js";
import { connect } from "./stream.js";
import { touch } from "./touch.js";

const begin = () => {
  state.chosen = [];
  state.waiting = null;
  light();
};

/** What happened has been shown: the next choice. */
const settle = () => {
  state.isSending = false;
  document.body.classList.remove("waiting");
  state.waiting = null;
  readOffers();
  state.chosen = begun(state.offered, (id) => byId(id)?.hasAttribute("data-aside") ?? false);
  const title = byId("prompt")?.dataset.title;
  if (title !== undefined) document.title = title;
  tell("settled", { asked: state.offered.length > 0 });
  light();
  include();
  const active = document.activeElement;
  if (state.byKeyboard && (!active || active === document.body)) {
    one("#panels .may, #board .may")?.focus({ preventScroll: true });
  }
};

/** What is not needed for the first choice comes once the page can be used. Where it is needed at once, the page
 * asks for it by itself.
 */
const loadMore = () => {
  const { more, moreStyle } = one("script[data-more]")?.dataset ?? {};
  if (moreStyle) {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = moreStyle;
    document.head.append(style);
  }
  if (!more) return;
  const script = document.createElement("script");
  script.src = more;
  document.head.append(script);
};

// For tests, and for whoever looks into the console.
window.Starboard = { morph, playback, touch, send, undo, help, escape: escapeNearest };
if (byId("act")) {
  playback.start(begin, settle);
  settle();
}
connect();
loadMore();
