import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { getClassName, save } from '../save';
import { getShortcode } from '../shortcode';
import type { Attributes } from '../types';
import { attributes, defineOld } from './schema';

type Saved = { attributes: Attributes };

/** The message in the text of a shortcode, where it comes last. */
const readMessage = ( text: string ): string =>
	/success_message="(.*)"]\s*$/s.exec( text )?.[ 1 ] ?? '';

const withMessage = ( old: Attributes ): Attributes => ( {
	...old,
	successMessage: readMessage( old.successMessage ),
} );

/**
 * Not an older form but today's, where the message stands in the shortcode only: it was
 * the standard one in the language of the site that saved the post.
 */
export const otherLanguage = defineOld( {
	attributes: {
		...attributes,
		successMessage: {
			type: 'string',
			source: 'text',
			selector: '.wp-block-jetpack-subscriptions',
		},
	},
	save: ( { attributes: old } ) => save( { attributes: withMessage( old ) } ),
	migrate: withMessage,
} );

/** What later releases wrote: nothing, an empty root, or the classes on a second element. */
export const withoutShortcode = [
	() => null,
	( { attributes: old }: Saved ) => (
		<div { ...useBlockProps.save( { className: getClassName( old ) } ) } />
	),
	...[ false, true ].map( ( isFilled ) => ( { attributes: old }: Saved ) => (
		<div { ...useBlockProps.save() }>
			<div className={ getClassName( old ) }>
				<RawHTML>{ isFilled ? getShortcode( old ) : '' }</RawHTML>
			</div>
		</div>
	) ),
].map( ( saveOld ) => defineOld( { attributes, save: saveOld } ) );
