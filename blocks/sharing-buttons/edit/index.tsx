import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { SwitchedOff } from '@shared/social-buttons';
import { normalize } from '../attributes';
import type { Attributes } from '../types';
import { Inspector } from './inspector';

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
 * Colors of the buttons, as the properties that the style sheet reads.
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

const TEMPLATE: [ string, { service: string } ][] = [
	'facebook',
	'mastodon',
	'bluesky',
	'whatsapp',
	'mail',
	'link',
	'share',
].map( ( service ) => [ 'jetpack/sharing-button', { service } ] );

/** The list; which blocks may go in stands in block.json. */
export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { size } = normalize( attributes );
	const { children, ...list } = useInnerBlocksProps(
		useBlockProps( {
			className: `mainstreet-share ${ size }`,
			style: getColorProperties( attributes ),
		} ),
		{ template: TEMPLATE, orientation: 'horizontal' }
	);
	return (
		<>
			<Inspector attributes={ attributes } onChange={ setAttributes } />
			<ul { ...list }>
				{ children }
				<SwitchedOff
					field="jetpack_sharing_enabled"
					message={ __(
						'Sharing buttons are turned off for this post, so visitors do not see them.',
						'mainstreet-blocks'
					) }
					action={ __( 'Show sharing buttons', 'mainstreet-blocks' ) }
				/>
			</ul>
		</>
	);
}
