import { useBlockProps } from '@wordpress/block-editor';
import { createBlock, type BlockDeprecation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';

type Deprecation = BlockDeprecation< Attributes >;

const text = { type: 'string' } as const;

/** What the first version kept of its button. */
const button = {
	submitButtonText: text,
	submitButtonTextColor: text,
	submitButtonBackgroundColor: text,
	submitButtonClasses: text,
	backgroundButtonColor: text,
	textButtonColor: text,
	customBackgroundButtonColor: text,
	customTextButtonColor: text,
} as const;

/** D1: the button is part of the block, and an address is what is saved. */
const withoutButton: Deprecation = {
	attributes: {
		backgroundColor: { type: 'string', default: 'ffffff' },
		primaryColor: { type: 'string', default: '00A2FF' },
		textColor: { type: 'string', default: '4D5055' },
		hideEventTypeDetails: { type: 'boolean', default: false },
		style: { type: 'string', default: 'inline' },
		url: text,
		...button,
	},
	supports: { html: false, align: true, alignWide: false },
	migrate: ( {
		submitButtonText,
		submitButtonTextColor,
		submitButtonBackgroundColor,
		submitButtonClasses,
		backgroundButtonColor,
		textButtonColor,
		customBackgroundButtonColor,
		customTextButtonColor,
		...rest
	} ) => [
		// By the schema above, which today's is part of.
		rest as Attributes,
		[
			createBlock( 'jetpack/button', {
				element: 'a',
				uniqueId: 'calendly-widget-id',
				text:
					submitButtonText ??
					__( 'Schedule time with me', 'mainstreet-blocks' ),
				url: rest.url,
				textColor: submitButtonTextColor || textButtonColor,
				backgroundColor:
					submitButtonBackgroundColor || backgroundButtonColor,
				customTextColor: customTextButtonColor,
				customBackgroundColor: customBackgroundButtonColor,
			} ),
		],
	],
	save: ( { attributes: { url } } ) =>
		typeof url === 'string' && url ? (
			<a { ...useBlockProps.save() } href={ url }>
				{ url }
			</a>
		) : null,
};

export const deprecated = [ withoutButton ];
