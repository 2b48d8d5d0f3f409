/** Tock's script; the same as in the table of services (a test compares them). */
export const SCRIPT = 'https://www.exploretock.com/tock.js';
