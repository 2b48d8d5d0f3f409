import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toList, toRecord, toText } from '@shared/guards';
import { useChangeWithoutUndo } from '@shared/post-editor';
import type { Attributes } from '../types';
import { fromProduct, isPayeeRefused } from './product';
import type { Surroundings } from './use-post';
import { PRODUCT } from './use-saved-product';

type Stored = {
	/** Whether the block says nothing of its product yet, and the product is on its way. */
	isLoading: boolean;
	/** Whether there is no such product: content of another site. */
	isMissing: boolean;
	isRefused: boolean;
};

/** Old blocks and shortcodes know their product's number only. */
const isBare = ( { title, content, price }: Attributes ): boolean =>
	title === '' && content === '' && price === undefined;

/** A record of a list that was asked for one: what is not there is no error then. */
function useRecord(
	type: string,
	id: number,
	more: Record< string, string >
): { record: unknown; isResolved: boolean } {
	return useSelect(
		( select ) => {
			if ( ! id ) {
				return { record: undefined, isResolved: true };
			}
			const core = select( coreStore );
			const query = queryOf( id, more );
			const found: unknown = core.getEntityRecords(
				'postType',
				type,
				query
			);
			return {
				record: toList( found )[ 0 ],
				isResolved:
					Array.isArray( found ) ||
					core.hasResolutionFailed( 'getEntityRecords', [
						'postType',
						type,
						query,
					] ),
			};
		},
		[ type, id, more ]
	);
}

const queries = new Map< string, Record< string, unknown > >();

/** The same object for the same question. */
function queryOf(
	id: number,
	more: Record< string, string >
): Record< string, unknown > {
	const key = JSON.stringify( [ id, more ] );
	const query = queries.get( key ) ?? {
		include: [ id ],
		per_page: 1,
		...more,
	};
	queries.set( key, query );
	return query;
}

const OF_PRODUCT = { status: 'publish,draft' };
const OF_PICTURE = {};

/**
 * The product as it is stored: fills in what an old block does not say.
 *
 * @param place          Where the block stands.
 * @param place.link     Address of the post.
 * @param place.mayStore Whether the user may store products; others can't read drafts.
 */
export function useStoredProduct(
	product: Attributes,
	{ link, mayStore }: Surroundings,
	onChange: ( attributes: Partial< Attributes > ) => void
): Stored {
	const { postLinkText } = product;
	const productId = mayStore ? ( product.productId ?? 0 ) : 0;
	const withoutUndo = useChangeWithoutUndo();
	const stored = useRecord( PRODUCT, productId, OF_PRODUCT );
	const { record } = stored;
	const media = Number( toRecord( record ).featured_media ) || 0;
	const shown = useRecord( 'attachment', media, OF_PICTURE );
	const picture = shown.record;
	const isResolved = stored.isResolved && shown.isResolved;
	const bare = Boolean( productId ) && isBare( product );
	// A product that was just made has nothing to wait for, and its fields may be in use.
	const isNew = useRef( ! product.productId ).current;
	const isUnlinked = Boolean( productId ) && postLinkText === '';
	useEffect( () => {
		if ( ! isResolved || ! record ) {
			return;
		}
		const loaded = bare ? fromProduct( record ) : {};
		const { source_url: url, title } = toRecord( picture );
		const filled: Partial< Attributes > = {
			...( ( loaded.title || loaded.content || loaded.price ) && {
				...loaded,
				featuredMediaUrl: toText( url ) || null,
				featuredMediaTitle:
					toText( toRecord( title ).raw ) ||
					toText( toRecord( title ).rendered ) ||
					null,
			} ),
			...( isUnlinked && {
				postLinkText: __(
					'Click here to purchase.',
					'mainstreet-blocks'
				),
				...( link && { postLinkUrl: link } ),
			} ),
		};
		if ( Object.keys( filled ).length > 0 ) {
			withoutUndo( () => onChange( filled ) );
		}
		// When it has come; not again with each change of the block.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isResolved, record ] );
	return {
		isLoading: bare && ! isNew && ! isResolved,
		isMissing: productId > 0 && stored.isResolved && ! record,
		isRefused: isPayeeRefused( record ),
	};
}
