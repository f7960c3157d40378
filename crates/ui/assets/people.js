// The people at a table: who is there, what they say, links to be copied, a word when it is one's
// turn. It listens to what starboard.js hears from the server.
"use strict";
(() => {
  const doc = document;
  const $ = (id) => doc.getElementById(id);
  const all = (selector, within = doc) => [...within.querySelectorAll(selector)];

  // ---------- who is there ----------
  let people = { here: [], watching: 0 };
  const present = () => {
    for (const chair of all("[data-seat]"))
      chair.classList.toggle("here", people.here.includes(Number(chair.dataset.seat)));
    for (const note of all(".watching")) {
      note.hidden = people.watching === 0;
      note.textContent = `${people.watching} ${note.dataset.word}`;
    }
  };
  doc.addEventListener("starboard:people", (event) => {
    people = event.detail;
    present();
  });
  doc.addEventListener("starboard:lobby", () => {
    present();
    links();
  });

  // ---------- what they say ----------
  let read = Number($("company")?.dataset.lines || 0);
  const isOpen = () => $("talk")?.open && $("talk").getClientRects().length > 0;
  const unread = () => {
    const lines = Number($("company")?.dataset.lines || 0);
    if (isOpen()) read = lines;
    const news = Math.max(0, lines - read);
    for (const badge of all(".news")) {
      badge.hidden = news === 0;
      badge.textContent = String(news);
    }
    const list = doc.querySelector("#talk .lines");
    if (list && isOpen()) list.scrollTop = list.scrollHeight;
  };
  doc.addEventListener("starboard:company", (event) => {
    const { html, morph } = event.detail;
    const before = doc.querySelector("#company .lines li:last-child")?.id;
    morph({ id: "company", html });
    present();
    links();
    switches();
    unread();
    // What the menu and the drawers offer follows from who is there.
    const company = $("company");
    for (const offer of all(".give-up")) offer.hidden = !company.hasAttribute("data-abandon");
    for (const drawer of all('[data-drawer="company"]')) drawer.hidden = company.hidden;
    const last = doc.querySelector("#company .lines li:last-child"),
      live = $("live");
    if (live && last && last.id !== before) {
      const words = doc.createElement("p");
      words.textContent = last.textContent;
      live.append(words);
    }
  });
  doc.addEventListener(
    "toggle",
    (event) => {
      if (event.target.id === "talk") unread();
    },
    true,
  );

  // ---------- links to be given away ----------
  const links = () => {
    for (const field of all("[data-share]")) {
      if (field.value.startsWith("/")) field.value = location.origin + field.value;
    }
  };
  const copy = async (button) => {
    const field = button.parentElement.querySelector("[data-share]");
    if (!field) return;
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      doc.execCommand("copy");
    }
    const word = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = word;
    }, 1600);
  };

  // What a private link opens stands behind its #: it goes into the body of a form, and out of the
  // address, so that nothing on the way writes it down.
  const grant = doc.querySelector("form[data-grant]");
  if (grant && location.hash.length > 1) {
    grant.elements.token.value = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    grant.submit();
  }

  // ---------- a word when it is one's turn ----------
  const KEY = "starboard-notify";
  const wanted = () => {
    try {
      return localStorage.getItem(KEY) === "yes";
    } catch {
      return false;
    }
  };
  const switches = () => {
    for (const box of all('[data-do="notify"]'))
      box.checked = wanted() && window.Notification?.permission === "granted";
  };
  const want = async (box) => {
    const granted = box.checked && window.Notification ? (await Notification.requestPermission()) === "granted" : false;
    try {
      localStorage.setItem(KEY, granted ? "yes" : "no");
    } catch {
      /* then only for this page */
    }
    box.checked = granted;
  };
  let asked = true;
  doc.addEventListener("starboard:settled", (event) => {
    const now = event.detail.asked;
    if (now && !asked && doc.hidden && wanted() && window.Notification?.permission === "granted") {
      const note = new Notification(doc.title, { tag: location.pathname });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    }
    asked = now;
  });

  doc.addEventListener("click", (event) => {
    const button = event.target.closest('[data-do="copy"]');
    if (button) copy(button);
  });
  doc.addEventListener("change", (event) => {
    if (event.target.matches('[data-do="notify"]')) want(event.target);
  });
  links();
  switches();
  unread();
})();
