// Runs before anything is drawn: what looks otherwise where there is a script looks so from the start, and does not
// move when the script comes. Should it not come, the page is as it is without one.
document.documentElement.classList.add("live");
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.defer) document.documentElement.classList.remove("live");
  },
  true,
);
