import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** A link to the account, which the page replaces by its images; nothing without an account. */
export function save( {
	attributes: { instagramUser },
}: BlockSaveProps< Attributes > ) {
	if ( ! instagramUser ) {
		return null;
	}
	const url = `https://www.instagram.com/${ instagramUser }/`;
	return (
		<div { ...useBlockProps.save() }>
			<a href={ url } rel="noopener noreferrer" target="_blank">
				{ url }
			</a>
		</div>
	);
}
