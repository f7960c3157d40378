// What the checker cannot see: the vendored morph, what the parts of the script tell each other, what tests look at.
import type { Part } from "./parts.js";

declare global {
  const Idiomorph: {
    morph(
      old: Element,
      html: string,
      options: {
        morphStyle: "outerHTML";
        callbacks?: {
          beforeAttributeUpdated?(name: string, node: Element): boolean;
          beforeNodeRemoved?(node: Node): boolean;
        };
      },
    ): void;
  };

  interface DocumentEventMap {
    /** Who is there. */
    "starboard:people": CustomEvent<{ here: number[]; watching: number }>;
    /** The people's part of the page was drawn anew. */
    "starboard:company": CustomEvent<{ html: string; morph: (part: Part) => void }>;
    /** The lobby was drawn anew. */
    "starboard:lobby": CustomEvent<object>;
    /** What happened has been shown; whether something is asked now. */
    "starboard:settled": CustomEvent<{ asked: boolean }>;
    /** A choice was sent. */
    "starboard:sent": CustomEvent<object>;
    /** Show what a choice would do. */
    "starboard:point": CustomEvent<{ action: string | null }>;
    /** Something that can be heard; whether more is shown at the same moment. */
    "starboard:sound": CustomEvent<{ sound?: string; isAtOnce?: boolean }>;
    /** Something is not possible. */
    "starboard:refused": CustomEvent<{ message?: string; rule?: string }>;
  }

  interface Window {
    Starboard: {
      morph: typeof import("./parts.js").morph;
      playback: typeof import("./playback.js").playback;
      touch: typeof import("./touch.js").touch;
      send: typeof import("./send.js").send;
      undo: typeof import("./send.js").undo;
      help: typeof import("./menus.js").help;
      escape: typeof import("./menus.js").escapeNearest;
      /** These two come with what comes after the first view. */
      sound?: typeof import("./sound.js").sound;
      explains?: typeof import("./explained.js").explains;
    };
  }
}
