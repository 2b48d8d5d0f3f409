// The editor script imports from `./decorative` only: the controls here belong in chunks.
export { getTextSettings, type WithAltText } from './settings';
