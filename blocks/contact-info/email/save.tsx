import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { EmailLinks } from './email-links';
import type { Attributes } from './types';

/** Writes the text with links; nothing when it is empty. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { email } = attributes;
	return email ? (
		<div { ...useBlockProps.save() }>
			<EmailLinks text={ email } />
		</div>
	) : null;
}
