// An analysis under way: the page asks again until it is done. Without this file it asks by itself.
import { byId, pageOf } from "./dom.js";

const look = async () => {
  const part = byId("analysis");
  if (!part?.hasAttribute("data-poll")) return;
  try {
    const answer = await fetch(location.href, { credentials: "same-origin", headers: { Accept: "text/html" } });
    if (answer.ok) {
      const fresh = (await pageOf(answer)).getElementById("analysis");
      if (fresh) Idiomorph.morph(part, fresh.outerHTML, { morphStyle: "outerHTML" });
    }
  } catch {
    // The next time.
  }
  setTimeout(look, 700);
};
if (byId("analysis")) setTimeout(look, 700);
