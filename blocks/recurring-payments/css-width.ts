const PERCENTAGE = /^(\d*\.?\d+)%$/;

/**
 * Width of the block as it is saved (docs/content-format.md 19): of a share of the row, its part of the gaps
 * between buttons is taken off.
 *
 * @param width Width with its unit, such as `50%`.
 * @return CSS, or undefined for none.
 */
export function toCssWidth( width: string | undefined ): string | undefined {
	const share = PERCENTAGE.exec( width ?? '' )?.[ 1 ];
	return share === undefined
		? width || undefined
		: `calc(${ width } - var(--jetpack-payment-buttons-gap, 0) * ${
				( 100 - Number( share ) ) / 100
			})`;
}
