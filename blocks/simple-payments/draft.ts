import { addFilter } from '@wordpress/hooks';
import {
	isPositiveInteger,
	isRecord,
	toText,
	type UnknownRecord,
} from '@shared/guards';
import metadata from './block.json';
import type { Attributes } from './types';

type Kept = Pick< Attributes, 'draft' | 'draftPicture' >;

/** What the comment of a block keeps of a product. */
const write = ( product: Attributes ): Kept => ( {
	draft:
		product.title || product.content
			? { title: product.title, content: product.content }
			: undefined,
	draftPicture: product.featuredMediaUrl
		? {
				url: product.featuredMediaUrl,
				text: product.featuredMediaTitle ?? '',
			}
		: undefined,
} );

/** Attributes that are read from the saved card, of which there is none without a product. */
const read = ( { draft, draftPicture }: UnknownRecord ): UnknownRecord => ( {
	...( isRecord( draft ) && {
		title: toText( draft.title ),
		content: toText( draft.content ),
	} ),
	...( isRecord( draftPicture ) && {
		featuredMediaUrl: toText( draftPicture.url ) || null,
		featuredMediaTitle: toText( draftPicture.text ) || null,
	} ),
} );

/**
 * Adds to a change of a product what has to be kept in the comment of the block, until the product is stored: contributors can't
 * store products, and the markup that holds name and description is saved with a product only.
 */
export function withDraft(
	product: Attributes,
	changes: Partial< Attributes >
): Partial< Attributes > {
	if ( isPositiveInteger( changes.productId ) ) {
		return { ...changes, draft: undefined, draftPicture: undefined };
	}
	return product.productId
		? changes
		: { ...changes, ...write( { ...product, ...changes } ) };
}

addFilter(
	'blocks.getBlockAttributes',
	'mainstreet/simple-payments',
	( attributes: UnknownRecord, { name }: { name: string } ) =>
		name === metadata.name && ! isPositiveInteger( attributes.productId )
			? { ...attributes, ...read( attributes ) }
			: attributes
);
