import { addFilter } from '@wordpress/hooks';
import {
	isPositiveInteger,
	toRecord,
	toText,
	type UnknownRecord,
} from '@shared/guards';
import metadata from './block.json';
import type { Attributes, Draft } from './types';

/** Attributes that are read from the saved markup, of which there is none without a product. */
const readDraft = ( value: unknown ): Draft => {
	const draft = toRecord( value );
	return {
		title: toText( draft.title ),
		content: toText( draft.content ),
		featuredMediaUrl: toText( draft.featuredMediaUrl ) || null,
		featuredMediaTitle: toText( draft.featuredMediaTitle ) || null,
	};
};

/**
 * Adds to a change of a product what has to be kept in the comment of the block, until the product is stored: contributors can't
 * store products, and the markup that holds name and description is saved with a product only.
 *
 * @param product Attributes before.
 * @param changes What changes.
 */
export function withDraft(
	product: Attributes,
	changes: Partial< Attributes >
): Partial< Attributes > {
	if ( isPositiveInteger( changes.productId ) ) {
		return { ...changes, draft: undefined };
	}
	if ( product.productId ) {
		return changes;
	}
	const draft = readDraft( { ...product, ...changes } );
	const isEmpty = Object.values( draft ).every( ( value ) => ! value );
	return { ...changes, draft: isEmpty ? undefined : draft };
}

addFilter(
	'blocks.getBlockAttributes',
	'mainstreet/simple-payments',
	( attributes: UnknownRecord, { name }: { name: string } ) =>
		name === metadata.name &&
		attributes.draft &&
		! isPositiveInteger( attributes.productId )
			? { ...attributes, ...readDraft( attributes.draft ) }
			: attributes
);
