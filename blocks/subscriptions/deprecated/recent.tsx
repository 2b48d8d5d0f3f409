import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { TEXTS } from '../constants';
import { getClassName, save } from '../save';
import type { Attributes } from '../types';
import { attributes, defineOld } from './schema';

type Saved = { attributes: Attributes };

/** The message in the text of a shortcode, where it comes last. */
const readMessage = ( text: string ): string =>
	/success_message="(.*)"]\s*$/s.exec( text )?.[ 1 ] ?? '';

/** The value of an option in the text of a shortcode. */
const readOption = ( text: string, option: string ): string | undefined =>
	new RegExp( `\\s${ option }="(.*?)"(?=\\s+\\w+="|\\s*\\]\\s*$)`, 's' ).exec(
		text
	)?.[ 1 ];

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

/** What later releases wrote: nothing, or an empty root. */
export const withoutShortcode = [
	() => null,
	( { attributes: old }: Saved ) => (
		<div { ...useBlockProps.save( { className: getClassName( old ) } ) } />
	),
].map( ( saveOld ) => defineOld( { attributes, save: saveOld } ) );

/** The root's classes next to the block's own. */
const EXTRA = /^wp-block-jetpack-subscriptions__/;

const INNER = '.wp-block-jetpack-subscriptions > div';

/** One shortcode and nothing else; an author's own text there must not be lost. */
const SHORTCODE = /^\s*\[jetpack_subscription_form\b[^<]*\]\s*$/;

/** Texts that the shortcode holds where they are not the standard ones of its time. */
const OPTIONS = {
	subscribePlaceholder: 'subscribe_placeholder',
	submitButtonText: 'submit_button_text',
	successMessage: 'success_message',
} as const;

type Doubled = Attributes & {
	innerClass?: string;
	innerHtml?: string;
	innerText?: string;
};

/**
 * For a short time a second element stood within the root, with the extra classes and, later
 * not any more, the shortcode of whichever version wrote it. What it says is taken over where the
 * comment is silent. Classes that the root has, too, are for core classes of the author's own.
 */
export const doubled = defineOld< Doubled >( {
	attributes: {
		...attributes,
		...Object.fromEntries(
			Object.keys( OPTIONS ).map( ( name ) => [
				name,
				{ type: 'string' },
			] )
		),
		innerClass: {
			type: 'string',
			source: 'attribute',
			selector: INNER,
			attribute: 'class',
		},
		innerHtml: { type: 'string', source: 'html', selector: INNER },
		innerText: { type: 'string', source: 'text', selector: INNER },
	},
	save: ( { attributes: old } ) => {
		const { innerClass, innerHtml = '' } = old;
		const isOurs =
			innerClass?.includes( '__supports-newline' ) &&
			( innerHtml.trim() === '' || SHORTCODE.test( innerHtml ) );
		return isOurs ? (
			<div { ...useBlockProps.save() }>
				<div className={ innerClass }>
					<RawHTML>{ innerHtml }</RawHTML>
				</div>
			</div>
		) : null;
	},
	migrate: ( { innerClass, innerHtml, innerText = '', ...old } ) => ( {
		...old,
		className:
			old.className
				?.split( ' ' )
				.filter( ( name ) => ! EXTRA.test( name ) )
				.join( ' ' ) || undefined,
		...Object.fromEntries(
			Object.entries( OPTIONS ).map( ( [ name, option ] ) => [
				name,
				Reflect.get( old, name ) ??
					readOption( innerText, option ) ??
					Reflect.get( TEXTS, name ),
			] )
		),
	} ),
} );
