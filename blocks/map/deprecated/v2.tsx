import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { SavedPlaces, getSavedProps } from '../saved-map';
import type { Attributes } from '../types';
import { attributes, moveStyleToClass, supports } from './shared';

/** The style is an attribute; there may be a full-screen button. */
export const v2: BlockDeprecation< Attributes > = {
	apiVersion: 3,
	attributes: {
		...attributes,
		mapStyle: { type: 'string', default: 'default' },
		showFullscreenButton: { type: 'boolean', default: true },
	},
	supports,
	migrate: ( old ) =>
		moveStyleToClass( old, old.showFullscreenButton === true ),
	save: ( { attributes: old } ) => (
		<div
			{ ...useBlockProps.save(
				getSavedProps( old, old.mapStyle, old.showFullscreenButton )
			) }
		>
			<SavedPlaces points={ old.points } />
		</div>
	),
};
