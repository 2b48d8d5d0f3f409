import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import {
	createBlock,
	type Block,
	type BlockDeprecation,
} from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';
import { attributes as frozen } from './attributes';

const supports = {
	align: [ 'wide', 'full' ],
	html: false,
	color: { link: true, gradients: true },
	spacing: { padding: true, margin: true },
	__experimentalBorder: {
		color: true,
		radius: true,
		style: true,
		width: true,
	},
};

/** For a short time the fields had a box of their own within the form's. */
const withInnerContainer = {
	apiVersion: 3,
	attributes: frozen,
	supports,
	save: () => (
		<div { ...useBlockProps.save() }>
			<div className="wp-block-contact-form__inner-container">
				<InnerBlocks.Content />
			</div>
		</div>
	),
};

/** The button's attributes, which stood on the form; in the order of precedence. */
const TEXTS = [ 'submitButtonText', 'submit_button_text' ];
const FLAGS = [ 'hasFormSettingsSet', 'has_form_settings_set' ];
const OLD_COLORS = {
	backgroundButtonColor: 'backgroundColor',
	textButtonColor: 'textColor',
	customBackgroundButtonColor: 'customBackgroundColor',
	customTextButtonColor: 'customTextColor',
};
const OLD = [
	...TEXTS,
	...FLAGS,
	...Object.keys( OLD_COLORS ),
	'submitButtonClasses',
];

/**
 * The two forms without a box. The older one has the button's attributes; it is told by
 * the sign that its settings were made, and then gets a button. The newer one is as today.
 */
const withoutWrapper = {
	supports: { html: false },
	attributes: {
		...frozen,
		...Object.fromEntries( OLD.map( ( name ) => [ name, {} ] ) ),
	},
	save: () => <InnerBlocks.Content />,
	migrate( all: Attributes, innerBlocks: Block[] ) {
		const attributes = { ...all };
		OLD.forEach( ( name ) => delete attributes[ name ] );
		const [ text ] = TEXTS.map( ( name ) => all[ name ] ).filter( Boolean );
		const button = {
			element: 'button',
			text: text ?? __( 'Submit', 'mainstreet-blocks' ),
			...Object.fromEntries(
				Object.entries( OLD_COLORS ).map( ( [ from, to ] ) => [
					to,
					all[ from ],
				] )
			),
		};
		return [
			attributes,
			FLAGS.some( ( name ) => all[ name ] )
				? [ ...innerBlocks, createBlock( 'jetpack/button', button ) ]
				: innerBlocks,
		];
	},
};

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [
	withInnerContainer,
	withoutWrapper,
] as unknown as BlockDeprecation< Attributes >[];
