import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { SavedPlaces, getSavedProps } from '../saved-map';
import type { Attributes } from '../types';
import { attributes, supports } from './shared';

/** The current markup, but without `data-map-style` if no style was chosen. */
export const v3: BlockDeprecation< Attributes > = {
	apiVersion: 3,
	attributes: {
		...attributes,
		showFullscreenButton: { type: 'boolean', default: true },
	},
	supports,
	save: ( { attributes: old } ) => (
		<div
			{ ...useBlockProps.save(
				getSavedProps( old, undefined, old.showFullscreenButton )
			) }
		>
			<SavedPlaces points={ old.points } />
		</div>
	),
};
