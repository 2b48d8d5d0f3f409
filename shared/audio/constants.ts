/** Debounce of play and pause in milliseconds. */
export const TOGGLE_DELAY = 100;

/** Milliseconds between two reports of the position. */
export const THROTTLE = 1000;

/** Tolerance in seconds between the requested and the actual position. */
export const DRIFT = 1;
