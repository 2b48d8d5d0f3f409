/** Widths with a button. */
export const PRESETS = [ '25%', '50%', '75%', '100%' ] as const;

/** Units with their maximum. */
export const UNITS = [
	{ value: 'px', label: 'px' },
	{ value: '%', label: '%' },
	{ value: 'em', label: 'em' },
];

const MOST_PERCENT = 100;
const WIDTH = /^(-?\d*\.?\d+)(px|%|em)$/;

/** Whether a width is relative. */
export const isPercentage = ( width: string | undefined ): width is string =>
	width?.endsWith( '%' ) ?? false;

/**
 * Clamps a typed width: at least 0, at most 100 %.
 *
 * @param typed Number with its unit, as the unit control gives it.
 * @return The width, or undefined for what is none.
 */
export function boundWidth( typed: string | undefined ): string | undefined {
	const found = WIDTH.exec( typed?.trim() ?? '' );
	if ( ! found ) {
		return undefined;
	}
	const [ , amount, unit ] = found;
	const number = Math.max( Number( amount ), 0 );
	return `${ unit === '%' ? Math.min( number, MOST_PERCENT ) : number }${
		unit ?? ''
	}`;
}
