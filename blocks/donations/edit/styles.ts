import type { CSSProperties } from 'react';
import { isOneOf } from '@shared/guards';
import { COLORS, type Attributes, type ColorName } from '../types';

/** Properties that style.scss reads, as class-donations-look.php names them. */
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

/**
 * A colour as CSS has it: later releases may store the name of one of the theme's.
 *
 * @param color Stored colour.
 */
export const toCssColor = ( color: string | undefined ): string | undefined =>
	color?.replace(
		/^var:preset\|color\|([\w-]+)$/,
		'var(--wp--preset--color--$1)'
	);

/**
 * Class and style of the root for what later releases store of the looks: colours and alignment, so that the canvas is near the page.
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
