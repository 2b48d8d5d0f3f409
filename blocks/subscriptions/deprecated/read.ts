import type { Dialect } from '../shortcode';
import type { Attributes } from '../types';

/** Attributes of an old version, with the shortcode as it stands in the post. */
export type Saved = Attributes & { savedText?: string };

/** Schema of what is read next to the comment. */
export const saved = {
	savedText: {
		type: 'string',
		source: 'text',
		selector: '.wp-block-jetpack-subscriptions',
	},
};

/** Texts that were left out of the comment where they were the standard ones in the language of the site. */
const TEXTS = {
	subscribePlaceholder: 'subscribe_placeholder',
	submitButtonText: 'submit_button_text',
} as const;

/**
 * The value of an option in the text of a shortcode.
 *
 * @param option Name of the option.
 */
export const readOption = (
	text: string | undefined,
	option: string
): string | undefined =>
	new RegExp( `\\s${ option }="(.*?)"(?=\\s+\\w+="|\\s*\\]\\s*$)`, 's' ).exec(
		text ?? ''
	)?.[ 1 ];

/**
 * The attributes with the texts of the comment, else of the shortcode, else the standard ones of the version.
 *
 * @param stored   What the post holds.
 * @param standard Standard texts of the version.
 */
export const withTexts = < Stored extends Saved >(
	stored: Stored,
	standard: Pick< Attributes, keyof typeof TEXTS >
): Stored => ( {
	...stored,
	subscribePlaceholder:
		stored.subscribePlaceholder ??
		readOption( stored.savedText, TEXTS.subscribePlaceholder ) ??
		standard.subscribePlaceholder,
	submitButtonText:
		stored.submitButtonText ??
		readOption( stored.savedText, TEXTS.submitButtonText ) ??
		standard.submitButtonText,
} );

/**
 * The version as it wrote this shortcode: what is the standard text in English was none in another language.
 *
 * @param stored What the post holds.
 */
export const getWritten = ( stored: Saved, dialect: Dialect ): Dialect => ( {
	...dialect,
	written: Object.entries( TEXTS )
		.filter(
			( [ , option ] ) =>
				readOption( stored.savedText, option ) !== undefined
		)
		.map( ( [ name ] ) => name ),
} );
