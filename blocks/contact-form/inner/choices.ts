import type { Block, BlockDeprecation } from '@wordpress/blocks';
import { save } from './save';
import type { InnerAttributes } from './types';

const isOldOption = ( { name }: Block ): boolean =>
	name.startsWith( 'jetpack/field-option-' );

/**
 * Between the specification's format and today's, options were inner blocks of the field
 * itself; their labels become its options (content format 4.2).
 */
const withOptionBlocks = {
	inherit: true,
	apiVersion: 3,
	save,
	isEligible: ( _: unknown, innerBlocks: Block[] ) =>
		innerBlocks.some( isOldOption ),
	migrate: (
		{ savedMarkup, ...attributes }: InnerAttributes,
		innerBlocks: Block[]
	) => [
		{
			...attributes,
			options: innerBlocks
				.filter( isOldOption )
				.map( ( block ) => block.attributes.label ?? '' ),
		},
		[],
	],
};

/** What the two groups of choices bring. */
export const choices = {
	deprecated: [
		// What is missing is inherited.
		withOptionBlocks as unknown as BlockDeprecation< InnerAttributes >,
	],
};
