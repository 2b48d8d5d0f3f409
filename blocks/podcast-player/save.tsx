import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** Writes a link to the podcast, in whose place the page has the player; nothing without an address. */
export function save( { attributes: { url } }: BlockSaveProps< Attributes > ) {
	return url ? (
		<a
			{ ...useBlockProps.save( {
				className: 'jetpack-podcast-player__direct-link',
			} ) }
			href={ url }
		>
			{ url }
		</a>
	) : null;
}
