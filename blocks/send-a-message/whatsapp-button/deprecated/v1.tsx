import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { getClass, getLinkProps, migrate, schema } from './link';

/** Before the link had a color of its own, and could be aligned. */
export const v1: BlockDeprecation< Attributes > = {
	attributes: schema,
	supports: { html: false, reusable: false },
	migrate,
	save: ( { attributes } ) => (
		<div { ...useBlockProps.save( { className: getClass( attributes ) } ) }>
			<RichText.Content
				{ ...getLinkProps( attributes ) }
				style={ {
					backgroundColor: String( attributes.backgroundColor ),
				} }
			/>
		</div>
	),
};
