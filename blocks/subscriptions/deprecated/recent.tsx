import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { TEXTS } from '../constants';
import { getClassName } from '../save';
import { DIALECT, getShortcode } from '../shortcode';
import type { Attributes } from '../types';
import { getWritten, readOption, saved, withTexts } from './read';
import type { Saved as Stored } from './read';
import { attributes, defineOld } from './schema';

type Saved = { attributes: Attributes };

/** The message in the text of a shortcode, where it comes last. */
const readMessage = ( text: string ): string =>
	/success_message="(.*)"]\s*$/s.exec( text )?.[ 1 ] ?? '';

const withAllTexts = ( stored: Stored ): Stored => ( {
	...withTexts( stored, TEXTS ),
	successMessage:
		stored.successMessage ?? readMessage( stored.savedText ?? '' ),
} );

const text = { type: 'string' };

/**
 * Not an older form but today's, of a site in another language: a text that was the standard one there stands in the
 * shortcode only, and one that is the standard one in English was written like any other.
 */
export const otherLanguage = defineOld< Stored >( {
	attributes: {
		...attributes,
		...saved,
		subscribePlaceholder: text,
		submitButtonText: text,
		successMessage: text,
	},
	save: ( { attributes: stored } ) => (
		<div { ...useBlockProps.save( { className: getClassName( stored ) } ) }>
			<RawHTML>
				{ getShortcode(
					withAllTexts( stored ),
					getWritten( stored, DIALECT )
				) }
			</RawHTML>
		</div>
	),
	migrate: ( stored ) => {
		const { savedText, ...old } = withAllTexts( stored );
		return old;
	},
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
