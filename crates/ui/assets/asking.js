// Whether somebody asks what things are instead of playing: what the other parts of the script must know of it.

export const asking = {
  isOn: false,
  /** Begins or ends it. */
  toggle: () => {},
  /** Ends it; false if it was not on. */
  ends: () => false,
};
