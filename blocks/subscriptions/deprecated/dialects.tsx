import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { getClassName } from '../save';
import { DIALECT, getShortcode, type Dialect } from '../shortcode';
import { getWritten, saved, withTexts, type Saved } from './read';
import { attributes, defineOld } from './schema';

const MESSAGE = 'success_message';
const NEWLINE = 'button_on_newline';

/** D6: other texts, no message, nothing escaped. */
const SIXTH: Dialect = {
	...DIALECT,
	subscribePlaceholder: 'Email Address',
	without: [ MESSAGE ],
	isEscaped: false,
};

/** D5: texts of its own, sizes without unit. */
const FIFTH: Dialect = {
	...SIXTH,
	subscribePlaceholder: 'Enter your email address',
	submitButtonText: 'Sign Up',
	customFontSize: 16,
	without: [ MESSAGE, 'custom_button_width' ],
};

const toPixels = ( size: unknown ): string | undefined =>
	typeof size === 'number' ? `${ size }px` : undefined;

const make = (
	dialect: Dialect,
	rewrite: ( attributes: Saved ) => Saved = ( old ) => old
) => {
	const hasNumbers = typeof dialect.customFontSize === 'number';
	const text = { type: 'string' };
	const number = { type: 'number' };
	return defineOld< Saved >( {
		attributes: {
			...attributes,
			...saved,
			subscribePlaceholder: text,
			submitButtonText: text,
			...( hasNumbers && { fontSize: number, customFontSize: number } ),
		},
		migrate: ( stored ) => {
			const { savedText, ...old } = withTexts( stored, dialect );
			return hasNumbers
				? {
						...old,
						fontSize: toPixels( old.fontSize ),
						customFontSize: toPixels( old.customFontSize ),
					}
				: old;
		},
		save: ( { attributes: stored } ) => (
			<div
				{ ...useBlockProps.save( {
					className: getClassName( stored ),
				} ) }
			>
				<RawHTML>
					{ getShortcode(
						rewrite( withTexts( stored, dialect ) ),
						getWritten( stored, dialect )
					) }
				</RawHTML>
			</div>
		),
	} );
};

/** D4 wrote two texts of an earlier time as those of its own. */
const modernise = ( old: Saved ): Saved => ( {
	...old,
	subscribePlaceholder:
		old.subscribePlaceholder === SIXTH.subscribePlaceholder
			? FIFTH.subscribePlaceholder
			: old.subscribePlaceholder,
	submitButtonText:
		old.submitButtonText === SIXTH.submitButtonText
			? FIFTH.submitButtonText
			: old.submitButtonText,
} );

/** With or without white space before the closing bracket. */
const lists = [ '', ' ' ].map( ( tail ) => ( { ...FIFTH, tail } ) );

/** Versions that differ in how they wrote the options, newest first. */
export const dialects = [
	// Also what the original's own migrations left, which filled in no message.
	make( SIXTH ),
	make( { ...DIALECT, without: [ NEWLINE ] } ),
	make( { ...DIALECT, without: [ MESSAGE, NEWLINE ] } ),
	make( FIFTH ),
	...lists.map( ( dialect ) => make( dialect, modernise ) ),
	...lists.map( ( dialect ) => make( dialect ) ),
];
