// What is compared with a hint instead of being played. Without a hint nothing is.

export const considering = {
  /** Whether a choice that is made now is only looked at. */
  isAsked: () => false,
  /** Looks at a choice.
   * @type {(action: string) => void}
   */
  look: () => undefined,
};
