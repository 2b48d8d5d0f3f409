/** Pinterest's script; the same as in the table of services (a test compares them). */
export const SCRIPT = 'https://assets.pinterest.com/js/pinit.js';

/** Size of boards and profiles, so that their space can be kept: `data-pin-…`, in pixels, as in class-pin-block.php. */
export const WIDGET = {
	'board-width': 400,
	'scale-height': 240,
	'scale-width': 80,
} as const;
