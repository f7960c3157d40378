// The forms in which games are set up: what a setup is worth in stars, what was played before.
"use strict";
(() => {
  const doc = document,
    form = doc.getElementById("setup");
  const $ = (id) => doc.getElementById(id);
  const all = (selector, within = doc) => [...within.querySelectorAll(selector)];
  /** The difficulty of a setup, in stars (UFS-DIFF-2). */
  const rate = (form) => {
    const output = $("rating");
    if (!output) return;
    const side = form.querySelector('[name="side"]:checked')?.value || "normal";
    let halves = 0;
    for (const input of all("input:checked", form)) {
      halves += Number(input.dataset.half || 0);
      halves += Number((side === "damaged" ? input.dataset.halfDamaged : input.dataset.halfNormal) || 0);
    }
    output.textContent = String(halves / 2).replace("-", "−");
  };

  /** A chosen file becomes the text that is sent. */
  const take = async (input) => {
    const file = input.files[0];
    if (file) $(input.dataset.into).value = await file.text();
  };
  /** What was played before, for what is being chosen. */
  const remember = (form) => {
    const values = new FormData(form);
    for (const line of all("[data-when]", form)) {
      line.hidden = [...new URLSearchParams(line.dataset.when)].some(
        ([name, value]) => (values.get(name) || "") !== value,
      );
    }
  };

  if (form) {
    form.addEventListener("change", (event) => {
      if (event.target.dataset.into) take(event.target);
      rate(form);
      remember(form);
    });
    rate(form);
    remember(form);
  }
})();
