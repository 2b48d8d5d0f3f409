import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { getListClass } from './attributes';
import type { Attributes } from './types';

/** Writes the list around its buttons, which the server draws. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { listId } = attributes;
	return (
		<ul
			{ ...useInnerBlocksProps.save(
				useBlockProps.save( {
					className: getListClass( attributes ),
					...( listId && { id: listId } ),
				} )
			) }
		/>
	);
}
