/** Icons that a field and its parts have in common, on a grid of 24 × 24. */
export const TEXT = 'M4 7h16v10H4V7Zm1.5 1.5v7h13v-7h-13ZM7 10h1.5v4H7v-4Z';
export const SLIDER =
	'M4 11.25h6.1a3 3 0 0 1 5.8 0H20v1.5h-4.1a3 3 0 0 1-5.8 0H4v-1.5Zm9-.75a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z';
export const RATING =
	'm12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9L12 3.5Zm0 3.4-1.6 3.3-3.6.5 2.6 2.6-.6 3.6 3.2-1.7 3.2 1.7-.6-3.6 2.6-2.6-3.6-.5L12 6.9Z';
export const IMAGES =
	'M4 5h7v9H4V5Zm1.5 1.5v4.7l1.6-1.7 2.4 2.3V6.5h-4ZM13 5h7v9h-7V5Zm1.5 1.5v4.7l1.6-1.7 2.4 2.3V6.5h-4ZM7.5 16a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5Zm9 0a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5Z';
export const CHECKBOX =
	'M5 5h14v14H5V5Zm1.5 1.5v11h11v-11h-11Zm2 5 1-1 2 2 3.5-3.8 1 1-4.5 5-3-3.2Z';
