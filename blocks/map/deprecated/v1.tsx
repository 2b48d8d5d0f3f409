import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { SavedPlaces, getSavedProps } from '../saved-map';
import type { Attributes } from '../types';
import { attributes, moveStyleToClass, supports } from './shared';

/** First version: the style is an attribute, and there is no full-screen button. */
export const v1: BlockDeprecation< Attributes > = {
	apiVersion: 3,
	attributes: {
		...attributes,
		mapStyle: { type: 'string', default: 'default' },
	},
	supports,
	migrate: ( old ) => moveStyleToClass( old, true ),
	save: ( { attributes: old } ) => (
		<div
			{ ...useBlockProps.save(
				getSavedProps( old, old.mapStyle, false )
			) }
		>
			<SavedPlaces points={ old.points } />
		</div>
	),
};
