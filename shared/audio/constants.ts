/** Milliseconds in which presses of play and pause count as one. */
export const TOGGLE_DELAY = 100;

/** Milliseconds between two reports of the position. */
export const THROTTLE = 1000;

/** Seconds by which a sound may differ from where it should be before it is sought. */
export const DRIFT = 1;
