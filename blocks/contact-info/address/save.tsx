import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { hasAddress } from './address-text';
import { LinkedAddress } from './linked-address';
import type { Attributes } from './types';

/** Writes the formatted address; nothing when it is empty. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	return hasAddress( attributes ) ? (
		<div { ...useBlockProps.save() }>
			<LinkedAddress { ...attributes } />
		</div>
	) : null;
}
