// Sends choices, and the small things at the table. What comes of them comes by the stream.
import { coaching } from "./coaching.js";
import { considering } from "./considering.js";
import { dialogById, formById, must, one, sentBy, targetOf, tell } from "./dom.js";
import { hex } from "./hex.js";
import { light, state } from "./offers.js";
import { playback } from "./playback.js";
import { hideRefusal, showRefusal } from "./refusals.js";
import { isConnected, lost, refresh } from "./stream.js";

/** @typedef {{ ok: boolean, error?: string, message?: string, rule?: string }} Answer */
/** @typedef {Record<string, string>} Fields */

const table = document.body.dataset.table;

/** @param {string} path @param {Fields} fields @returns {Promise<Answer>} */
export const post = async (path, fields) => {
  const answer = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
  try {
    return await answer.json();
  } catch {
    return { ok: answer.ok, message: "" };
  }
};

/** Milliseconds before it is tried again. */
const PAUSES = [500, 1500, 4000, 8000];

/** Sends it under a name of its own, and again under the same name while it is not known what became of it: it is
 * carried out once.
 * @param {string} path
 * @param {Fields} fields
 * @returns {Promise<Answer>}
 */
const postOnce = async (path, fields) => {
  const key = hex(crypto.getRandomValues(new Uint8Array(16)));
  for (const pause of PAUSES) {
    try {
      const answer = await post(path, { ...fields, key });
      if (isConnected()) lost(false);
      if (answer.error !== "unknown") return answer;
    } catch {
      lost(true);
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  const answer = await post(path, { ...fields, key });
  if (isConnected()) lost(false);
  return answer;
};

/** Asks before something is done; false if the page cannot ask.
 * @param {string} id
 * @param {string} question
 * @param {() => void} go
 */
const askFirst = (id, question, go) => {
  const dialog = dialogById(id);
  if (!dialog) return false;
  must("p", dialog).textContent = question;
  dialog.returnValue = "";
  dialog.onclose = () => {
    if (dialog.returnValue === "yes") go();
  };
  dialog.showModal();
  return true;
};

/** @param {string} path @param {Fields} fields @returns {Promise<boolean>} */
const deliver = async (path, fields) => {
  if (state.isSending || playback.isPlaying || !table) return false;
  state.isSending = true;
  hideRefusal();
  document.body.classList.add("waiting");
  tell("sent", {});
  // Nothing may be forgotten later: what the choice did can arrive before its answer, and with it the next choice may
  // have been begun.
  state.chosen = [];
  state.waiting = null;
  try {
    const answer = await postOnce(path, fields);
    if (answer.ok) {
      // What happened comes by the stream; should that be down, it is fetched.
      if (!isConnected()) await refresh();
      return true;
    }
    if (answer.error === "sure") {
      askFirst("heed", answer.message || "", () => deliver(path, { ...fields, sure: "yes" }));
    } else {
      showRefusal(answer.message, answer.rule);
      await refresh();
    }
  } catch {
    lost(true);
  }
  state.isSending = false;
  document.body.classList.remove("waiting");
  light();
  return false;
};

/** What a form sends besides the button: the number that the page showed, and whose choice it is.
 * @param {HTMLFormElement | null} form
 * @returns {Fields}
 */
export const hiddenFields = (form) => (form ? Object.fromEntries(sentBy(form)) : {});

/** Sends a choice; one that throws much away is asked about first.
 * @param {string} action
 * @returns {Promise<boolean> | false}
 */
export const send = (action) => {
  if (coaching.straysTo(action)) return false;
  if (considering.isAsked()) {
    state.chosen = [];
    state.waiting = null;
    light();
    considering.look(action);
    return false;
  }
  const go = () => deliver(`/t/${table}/act`, { ...hiddenFields(formById("act")), action });
  const asked = state.offered.find((choice) => choice.action === action)?.button.dataset.ask;
  return asked && askFirst("sure", asked, go) ? false : go();
};

/** Takes the last choice back.
 * @returns {Promise<boolean> | false}
 */
export const undo = () => {
  /** @type {HTMLFormElement | null} */
  const form = one("form[data-undo]");
  const button = form?.querySelector("button");
  if (!form || !button) return false;
  if (button.getAttribute("aria-disabled") === "true") {
    showRefusal(button.dataset.tip);
    return false;
  }
  if (button.disabled) return false;
  state.chosen = [];
  return deliver(form.getAttribute("action") || "", hiddenFields(form));
};

/** Does one of the small things at the table.
 * @param {HTMLFormElement} form
 */
const speak = async (form) => {
  /** @type {HTMLInputElement | null} */
  const line = one("[name=text], [name=url]", form);
  try {
    const answer = await postOnce(form.getAttribute("action") || "", hiddenFields(form));
    if (!answer.ok) {
      showRefusal(answer.message, answer.rule);
      return;
    }
    if (line) line.value = "";
    if (!isConnected()) await refresh();
  } catch {
    lost(true);
  }
};

document.addEventListener("submit", (event) => {
  const form = targetOf(event);
  if (!table || !(form instanceof HTMLFormElement)) return;
  if (form.id === "act") {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) send(event.submitter.value);
  } else if (form.hasAttribute("data-undo")) {
    event.preventDefault();
    undo();
  } else if (form.matches("#company form, form[data-say]")) {
    event.preventDefault();
    speak(form);
  }
});
