import type { CSSProperties } from 'react';
import type { Attributes } from '../types';

type Colors = {
	'--mainstreet-share-color'?: string;
	'--mainstreet-share-background'?: string;
};

const SLUG = /^[\w-]{1,64}$/;

const getColor = (
	slug: unknown,
	custom: unknown,
	value: unknown
): string | undefined => {
	if ( typeof slug === 'string' && SLUG.test( slug ) ) {
		return `var(--wp--preset--color--${ slug })`;
	}
	return [ custom, value ].find(
		( each ): each is string => typeof each === 'string' && each !== ''
	);
};

/**
 * Colours of the buttons, as the properties that the style sheet reads.
 *
 * @param attributes Attributes as parsed.
 */
export function getColorProperties(
	attributes: Attributes
): CSSProperties & Colors {
	const color = getColor(
		attributes.iconColor,
		attributes.customIconColor,
		attributes.iconColorValue
	);
	const background = getColor(
		attributes.iconBackgroundColor,
		attributes.customIconBackgroundColor,
		attributes.iconBackgroundColorValue
	);
	return {
		...( color && { '--mainstreet-share-color': color } ),
		...( background && { '--mainstreet-share-background': background } ),
	};
}
