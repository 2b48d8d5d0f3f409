import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { PhoneLink } from './phone-link';
import type { Attributes } from './types';

/** Writes the text with its link; nothing when it is empty. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { phone } = attributes;
	return phone ? (
		<div { ...useBlockProps.save() }>
			<PhoneLink text={ phone } />
		</div>
	) : null;
}
