import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { getMapStyle } from '../get-map-style';
import { SavedPlaces, getSavedProps } from '../saved-map';
import type { Attributes } from '../types';
import { attributes, supports } from './shared';

/** The current markup, but without `data-marker-color` if the color was reset. */
export const v4: BlockDeprecation< Attributes > = {
	apiVersion: 3,
	attributes: {
		...attributes,
		markerColor: { type: 'string' },
		showFullscreenButton: { type: 'boolean', default: true },
	},
	supports,
	migrate: ( old ) =>
		( {
			...old,
			markerColor: old.markerColor ?? 'red',
		} ) as Attributes, // Parsed by the schema above, which today's contains.
	save: ( { attributes: old } ) => (
		<div
			{ ...useBlockProps.save(
				getSavedProps(
					old,
					getMapStyle( old.className ),
					old.showFullscreenButton
				)
			) }
		>
			<SavedPlaces points={ old.points } />
		</div>
	),
};
