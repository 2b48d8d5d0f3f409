import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { getBlockType, type BlockEditProps } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import type { InnerAttributes } from '../inner/types';

export type InnerEdit = ComponentType< BlockEditProps< InnerAttributes > >;

/**
 * How a block inside a form is drawn in the editor.
 *
 * @param name Name of the block.
 */
export function getEdit( name: string ): InnerEdit {
	return function Edit( { attributes } ) {
		const { label = getBlockType( name )?.title } = attributes;
		const { children, ...props } = useInnerBlocksProps( useBlockProps() );
		return (
			<div { ...props }>
				{ String( label ) }
				{ children }
			</div>
		);
	};
}
