// What the editor script itself needs is imported from `./decorative`: this has controls, which belong in chunks.
export { getTextSettings, type Described } from './settings';
