// The people at a table: who is there, what they say, links to be copied, a word when it is one's turn.
import { all, around, byId, must, one, targetOf } from "./dom.js";

// ---------- who is there ----------
let people = { here: /** @type {number[]} */ ([]), watching: 0 };
const present = () => {
  for (const chair of all("[data-seat]")) {
    chair.classList.toggle("here", people.here.includes(Number(chair.dataset.seat)));
  }
  for (const note of all(".watching")) {
    note.hidden = people.watching === 0;
    note.textContent = `${people.watching} ${note.dataset.word}`;
  }
};
document.addEventListener("starboard:people", (event) => {
  people = event.detail;
  present();
});
document.addEventListener("starboard:lobby", () => {
  present();
  links();
});

// ---------- what they say ----------
const linesSaid = () => Number(byId("company")?.dataset.lines || 0);
let read = linesSaid();
const isOpen = () => {
  const talk = byId("talk");
  return talk instanceof HTMLDetailsElement && talk.open && talk.getClientRects().length > 0;
};
const unread = () => {
  const lines = linesSaid();
  if (isOpen()) read = lines;
  const news = Math.max(0, lines - read);
  for (const badge of all(".news")) {
    badge.hidden = news === 0;
    badge.textContent = String(news);
  }
  const list = one("#talk .lines");
  if (list && isOpen()) list.scrollTop = list.scrollHeight;
};
document.addEventListener("starboard:company", (event) => {
  const { html, morph } = event.detail;
  const before = one("#company .lines li:last-child")?.id;
  morph({ id: "company", html });
  present();
  links();
  switches();
  unread();
  // What the menu and the drawers offer follows from who is there.
  const company = must("#company");
  for (const offer of all(".give-up")) offer.hidden = !company.hasAttribute("data-abandon");
  for (const drawer of all('[data-drawer="company"]')) drawer.hidden = company.hidden;
  const last = one("#company .lines li:last-child");
  const live = byId("live");
  if (live && last && last.id !== before) {
    const words = document.createElement("p");
    words.textContent = last.textContent;
    live.append(words);
  }
});
document.addEventListener(
  "toggle",
  (event) => {
    if (targetOf(event).id === "talk") unread();
  },
  true,
);

// ---------- links to be given away ----------
const links = () => {
  /** @type {HTMLInputElement[]} */
  const fields = all("[data-share]");
  for (const field of fields) if (field.value.startsWith("/")) field.value = location.origin + field.value;
};

/** @param {HTMLElement} button */
const copy = async (button) => {
  /** @type {HTMLInputElement | null} */
  const field = one("[data-share]", button.parentElement || document);
  if (!field) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const word = button.textContent;
  button.textContent = button.dataset.done || "";
  setTimeout(() => {
    button.textContent = word;
  }, 1600);
};

// What a private link opens stands behind its #: it goes into the body of a form, and out of the address, so that
// nothing on the way writes it down.
/** @type {HTMLFormElement | null} */
const grant = one("form[data-grant]");
if (grant && location.hash.length > 1) {
  /** @type {HTMLInputElement} */
  const token = must('[name="token"]', grant);
  token.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  grant.submit();
}

// ---------- a word when it is one's turn ----------
const KEY = "starboard-notify";
const isWanted = () => {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
};
const isAllowed = () => "Notification" in window && Notification.permission === "granted";
const switches = () => {
  /** @type {HTMLInputElement[]} */
  const boxes = all('[data-do="notify"]');
  for (const box of boxes) box.checked = isWanted() && isAllowed();
};

/** @param {HTMLInputElement} box */
const want = async (box) => {
  const asks = box.checked && "Notification" in window;
  const granted = asks ? (await Notification.requestPermission()) === "granted" : false;
  try {
    localStorage.setItem(KEY, granted ? "yes" : "no");
  } catch {
    // Then only for this page.
  }
  box.checked = granted;
};
let asked = true;
document.addEventListener("starboard:settled", (event) => {
  const now = event.detail.asked;
  if (now && !asked && document.hidden && isWanted() && isAllowed()) {
    const note = new Notification(document.title, { tag: location.pathname });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
  asked = now;
});

document.addEventListener("click", (event) => {
  const button = around(event, '[data-do="copy"]');
  if (button) copy(button);
});
document.addEventListener("change", (event) => {
  const box = targetOf(event);
  if (box instanceof HTMLInputElement && box.matches('[data-do="notify"]')) want(box);
});
links();
switches();
unread();
