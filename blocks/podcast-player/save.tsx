import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** Saves a link to the podcast, which the player replaces on the page; nothing without a URL. */
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
