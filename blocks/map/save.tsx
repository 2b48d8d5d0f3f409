import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { getMapStyle } from './get-map-style';
import { SavedPlaces, getSavedProps } from './saved-map';
import type { Attributes } from './types';

/** Writes the list of places and, for other readers of the markup, every setting. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	return (
		<div
			{ ...useBlockProps.save(
				getSavedProps(
					attributes,
					getMapStyle( attributes.className ),
					attributes.showFullscreenButton
				)
			) }
		>
			<SavedPlaces points={ attributes.points } />
		</div>
	);
}
