/** Text on dark backgrounds, and on all others. */
export const TEXT_ON_DARK = '#fff';
export const TEXT_ON_LIGHT = '#465B64';

export const GREEN = '#25D366';

/** The backgrounds there are to choose from: as stored, as drawn, and the class that says how dark each is. */
export const BACKGROUNDS = [
	// White on the green is hard to read, so style.scss darkens it by 37 %.
	{ color: GREEN, drawn: '#178540', colorClass: 'dark' },
	{ color: '#465B64', drawn: '#465B64', colorClass: 'dark' },
	{ color: '#F4F4F4', drawn: '#F4F4F4', colorClass: 'light' },
	{ color: '#FFFFFF', drawn: '#FFFFFF', colorClass: 'light' },
] as const;

/** Class of a background color. */
export const getColorClass = ( background: string ): string =>
	BACKGROUNDS.find(
		( { color } ) => color.toLowerCase() === background.toLowerCase()
	)?.colorClass ?? 'light';

/**
 * Color of the text.
 *
 * @param colorClass Class of the background.
 */
export const getTextColor = ( colorClass: string ): string =>
	colorClass === 'dark' ? TEXT_ON_DARK : TEXT_ON_LIGHT;
