import { createBlock, type Block } from '@wordpress/blocks';
import { toChoiceLabel } from '../../inner/targets';
import type { InnerAttributes } from '../../inner/types';
import { readOptions, readText } from '../guards';
import { getOwnNames, readOwnStyles } from './styles/share';

/**
 * Converts a choice field with attributes for label and options (F1) to inner blocks (F2).
 *
 * @param type Type of the field, `radio` or `checkbox-multiple`.
 * @param more Options that come behind its own.
 * @return Changed attributes, and the inner blocks.
 */
export function toInnerBlocks(
	type: string,
	attributes: InnerAttributes,
	...more: Block[]
): { attributes: InnerAttributes; innerBlocks: Block[] } {
	const optionStyles = readOwnStyles( attributes, 'option' );
	const requiredText = readText( attributes, 'requiredText' );
	const label = createBlock( 'jetpack/label', {
		...readOwnStyles( attributes, 'label' ),
		label: readText( attributes, 'label' ),
		...( requiredText && { requiredText } ),
	} );
	const options = createBlock(
		'jetpack/options',
		{
			type: type === 'radio' ? 'radio' : 'checkbox',
			savedMarkup: '<ul class="wp-block-jetpack-options"></ul>',
		},
		[
			...readOptions( attributes )
				.filter( Boolean )
				.map( ( text ) =>
					createBlock( 'jetpack/option', {
						...optionStyles,
						label: toChoiceLabel( text ),
					} )
				),
			...more,
		]
	);
	return {
		attributes: {
			label: undefined,
			options: [],
			requiredText: undefined,
			...Object.fromEntries(
				getOwnNames().map( ( name ) => [ name, undefined ] )
			),
			savedMarkup: '<div></div>',
		},
		innerBlocks: [ label, options ],
	};
}
