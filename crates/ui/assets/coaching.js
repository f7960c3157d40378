// What a coach beside the table answers instead of the table. Without a lesson nobody does.

export const coaching = {
  /** Whether a coach points at something: then it also says which part of the table is in view. */
  speaks: () => false,
  /** Whether one thing only is asked for: then a finger need not confirm it. */
  leads: () => false,
  /** Whether a touch of this thing is answered by the coach.
   * @type {(id: string) => boolean}
   */
  strays: () => false,
  /** Whether an action that is sent by a button is answered by the coach.
   * @type {(action: string) => boolean}
   */
  straysTo: () => false,
  /** Whether Escape led back a step of the lesson. */
  stepsBack: () => false,
};
