import type { CSSProperties } from 'react';
import { isOneOf } from '@shared/guards';
import { COLORS, type Attributes, type ColorName } from '../types';

/** CSS custom properties of style.scss, named as in the PHP renderer. */
const PROPERTIES: Record< ColorName, string > = {
	activeTabBackgroundColor: 'active-background',
	activeTabTextColor: 'active-text',
	inactiveTabBackgroundColor: 'inactive-background',
	inactiveTabTextColor: 'inactive-text',
	selectedAmountBackgroundColor: 'selected-background',
	selectedAmountTextColor: 'selected-text',
	selectedAmountOutlineColor: 'selected-outline',
	tabBorderColor: 'tab-border',
};

/** Converts a stored color to CSS; later releases may store the slug of a theme color. */
export const toCssColor = ( color: string | undefined ): string | undefined =>
	color?.replace(
		/^var:preset\|color\|([\w-]+)$/,
		'var(--wp--preset--color--$1)'
	);

/**
 * Class and style of the root element for the colors and alignment that later releases store, so that the editor matches the page.
 *
 * @param attributes Attributes of the block.
 */
export function getRootStyles( attributes: Attributes ): {
	className: string;
	style: CSSProperties;
} {
	const { buttonAlignment, contentAlignment, tabsAppearance } = attributes;
	return {
		className: [
			tabsAppearance === 'buttons' && 'has-tabs-as-buttons',
			isOneOf( [ 'left', 'center', 'right' ], contentAlignment ) &&
				`has-content-${ contentAlignment }`,
			isOneOf( [ 'left', 'center', 'right', 'full' ], buttonAlignment ) &&
				`has-button-${ buttonAlignment }`,
		]
			.filter( Boolean )
			.join( ' ' ),
		style: Object.fromEntries(
			COLORS.flatMap( ( name ) => {
				const color = toCssColor( attributes[ name ] );
				return color
					? [
							[
								`--mainstreet-donations-${ PROPERTIES[ name ] }`,
								color,
							],
						]
					: [];
			} )
		),
	};
}
