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

/** In some releases, the fields had a wrapper of their own within that of the form. */
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

/** Attributes of the button, which were attributes of the form; in order of precedence. */
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
 * Two versions without a wrapper. Forms of the older one have the attributes of the button, and a flag that their settings were made; they
 * get a button block. The newer one has a button block already.
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

/** Newest first: the editor uses the first version whose `save` returns the stored markup. */
export const deprecated = [
	withInnerContainer,
	withoutWrapper,
] as unknown as BlockDeprecation< Attributes >[];
