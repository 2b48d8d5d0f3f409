import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { createBlock, type BlockDeprecation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../types';

type Deprecation = BlockDeprecation< Attributes >;

const text = { type: 'string' } as const;

const supports = { html: false };

/** D2: the width's calculation has spaces inside of its brackets. */
const spacedWidth: Deprecation = {
	attributes: {
		planId: { type: [ 'integer', 'string' ] },
		planIds: { type: 'array' },
		align: text,
		url: { type: 'string', default: '#' },
		uniqueId: { type: 'string', default: 'id' },
		width: text,
	},
	supports,
	save: ( { attributes: { width } } ) => {
		const share = /^(\d*\.?\d+)%$/.exec(
			typeof width === 'string' ? width : ''
		)?.[ 1 ];
		const css =
			share === undefined
				? width
				: `calc( ${ width } - var( --jetpack-payment-buttons-gap, 0 ) * ${
						( 100 - Number( share ) ) / 100
					} )`;
		return (
			<div { ...useBlockProps.save( { style: { width: css } } ) }>
				<InnerBlocks.Content />
			</div>
		);
	},
};

/** What the first version kept of its button. */
const BUTTON = [
	'submitButtonText',
	'submitButtonClasses',
	'backgroundButtonColor',
	'textButtonColor',
	'customBackgroundButtonColor',
	'customTextButtonColor',
] as const;

/** D1: the button is part of the block, and nothing is saved. */
const withoutButton: Deprecation = {
	attributes: {
		planId: { type: [ 'integer', 'string' ] },
		align: text,
		...Object.fromEntries( BUTTON.map( ( name ) => [ name, text ] ) ),
	},
	supports,
	isEligible: ( old, innerBlocks ) =>
		innerBlocks.length === 0 || BUTTON.some( ( name ) => name in old ),
	migrate: ( {
		submitButtonText,
		submitButtonClasses,
		backgroundButtonColor,
		textButtonColor,
		customBackgroundButtonColor,
		customTextButtonColor,
		...rest
	} ) => [
		// By the schema above, which today's holds but for what is taken out.
		rest as Attributes,
		[
			createBlock( 'jetpack/button', {
				element: 'a',
				uniqueId: 'recurring-payments-id',
				text:
					submitButtonText || __( 'Contribute', 'mainstreet-blocks' ),
				backgroundColor: backgroundButtonColor,
				textColor: textButtonColor,
				customBackgroundColor: customBackgroundButtonColor,
				customTextColor: customTextButtonColor,
			} ),
		],
	],
	save: () => null,
};

/** Newest first: the editor takes the first whose `save` gives the stored markup. */
export const deprecated = [ spacedWidth, withoutButton ];
