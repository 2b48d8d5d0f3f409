import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { createBlock, type BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

type Deprecation = BlockDeprecation< Attributes >;

const text = { type: 'string' } as const;

const attributes = {
	emailPlaceholder: text,
	consentText: text,
	interests: { type: 'array', default: [] },
	processingLabel: text,
	successLabel: text,
	errorLabel: text,
	signupFieldTag: text,
	signupFieldValue: text,
	preview: { type: 'boolean', default: false },
} as const;

const supports: Deprecation[ 'supports' ] = {
	html: false,
	align: [ 'wide', 'full' ],
	color: { gradients: true },
	spacing: { padding: true, margin: true },
};

/** What the first version kept of its button. */
const BUTTON = [
	'submitButtonText',
	'backgroundButtonColor',
	'textButtonColor',
	'customBackgroundButtonColor',
	'customTextButtonColor',
	'submitButtonClasses',
] as const;

/** D1: the button is part of the block. */
const withoutButton: Deprecation = {
	attributes: {
		...attributes,
		...Object.fromEntries( BUTTON.map( ( name ) => [ name, text ] ) ),
	},
	supports,
	isEligible: ( old, innerBlocks ) =>
		innerBlocks.length === 0 || BUTTON.some( ( name ) => name in old ),
	migrate: ( {
		submitButtonText = 'Join my email list',
		backgroundButtonColor,
		textButtonColor,
		customBackgroundButtonColor,
		customTextButtonColor,
		submitButtonClasses,
		...rest
	} ) => [
		// By the schema above, which today's is part of.
		rest as Attributes,
		[
			createBlock( 'jetpack/button', {
				element: 'button',
				text: submitButtonText,
				textColor: textButtonColor,
				customTextColor: customTextButtonColor,
				backgroundColor: backgroundButtonColor,
				customBackgroundColor: customBackgroundButtonColor,
				uniqueId: 'mailchimp-widget-id',
			} ),
		],
	],
	save: () => null,
};

/** What later releases write: the button in the root. */
const withRoot: Deprecation = {
	attributes,
	supports,
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
};

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ withRoot, withoutButton ];
