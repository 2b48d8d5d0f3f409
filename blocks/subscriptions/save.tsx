import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { getShortcode } from './shortcode';
import type { Attributes } from './types';

/**
 * Classes of the root, next to the block's own.
 *
 * @param attributes Attributes of the block.
 */
export const getClassName = ( {
	buttonOnNewLine,
	showSubscribersTotal,
}: Attributes ): string =>
	[
		'supports-newline',
		buttonOnNewLine && 'use-newline',
		showSubscribersTotal && 'show-subs',
	]
		.filter( Boolean )
		.map( ( part ) => `wp-block-jetpack-subscriptions__${ part }` )
		.join( ' ' );

/** Writes the form as a shortcode. */
export const save = ( { attributes }: { attributes: Attributes } ) => (
	<div { ...useBlockProps.save( { className: getClassName( attributes ) } ) }>
		<RawHTML>{ getShortcode( attributes ) }</RawHTML>
	</div>
);
