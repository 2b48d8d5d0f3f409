import type { Block, BlockDeprecation } from '@wordpress/blocks';
import { toPlainText } from '@shared/plain-text';
import { save } from './save';
import type { InnerAttributes } from './types';

/** Attributes of these versions, except for the label. */
const attributes = {
	required: { type: 'boolean', default: false },
	options: { type: 'array', default: [] },
	defaultValue: { type: 'string', default: '' },
	placeholder: { type: 'string', default: '' },
	id: { type: 'string', default: '' },
	width: { type: [ 'number', 'string' ], default: 100 },
	requiredText: { type: 'string' },
	requiredIndicator: { type: 'boolean' },
	shareFieldAttributes: { type: 'boolean' },
	inputColor: { type: 'string' },
	labelColor: { type: 'string' },
	fieldBackgroundColor: { type: 'string' },
	buttonBackgroundColor: { type: 'string' },
	borderColor: { type: 'string' },
	labelFontSize: { type: 'string' },
	fieldFontSize: { type: 'string' },
	toggleLabel: { type: 'string' },
	borderRadius: { type: 'number' },
	borderWidth: { type: 'number' },
	buttonBorderRadius: { type: 'number' },
	buttonBorderWidth: { type: 'number' },
	lineHeight: { type: 'number' },
	labelLineHeight: { type: 'number' },
	style: { type: 'object' },
	savedMarkup: { type: 'string', source: 'html' },
};

const isOldOption = ( { name }: Block ): boolean =>
	name.startsWith( 'jetpack/field-option-' );

/**
 * Between the old format (F1) and the current one (F2), options were inner blocks of the field; their labels become its options
 * (docs/content-format.md 4.2).
 */
const withOptionBlocks = ( label: string ) => ( {
	apiVersion: 3,
	attributes: {
		label: { type: 'string', default: label },
		...attributes,
	},
	supports: { html: false, reusable: false },
	save,
	isEligible: ( _: unknown, innerBlocks: Block[] ) =>
		innerBlocks.some( isOldOption ),
	migrate: (
		{ savedMarkup, ...rest }: InnerAttributes,
		innerBlocks: Block[]
	) => [
		{
			...rest,
			options: innerBlocks
				.filter( isOldOption )
				.map( ( block ) => toPlainText( block.attributes.label ) ),
		},
		[],
	],
} );

/**
 * Returns what the two fields with a list of options have in common.
 *
 * @param label Label that a field without one had.
 */
export const choices = ( label: string ) => ( {
	deprecated: [
		withOptionBlocks(
			label
		) as unknown as BlockDeprecation< InnerAttributes >,
	],
} );
