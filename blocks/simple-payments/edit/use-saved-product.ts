import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { useIsPreview } from '@shared/canvas';
import {
	isPositiveInteger,
	toRecord,
	type UnknownRecord,
} from '@shared/guards';
import { useChangeWithoutUndo } from '@shared/post-editor';
import type { Attributes } from '../types';
import { getErrorKey, toProduct } from './product';
import { useIsCopy } from './use-is-copy';
import type { Surroundings } from './use-post';

/** Post type of products. */
export const PRODUCT = 'jp_pay_product';

type Saved = {
	isBusy: boolean;
	/** Whether the first draft could not be stored. */
	hasFailed: boolean;
	/** Stores the draft that every block has first, or has anew. */
	create: () => void;
	/** Stores and publishes; gives the name of the field that the server refused, or null. */
	publish: ( product: Attributes ) => Promise< unknown >;
};

/** Drafts on their way, by block: one that is moved is mounted anew. */
const drafts = new Map< string, Promise< unknown > >();

/**
 * Stores the block's product.
 *
 * @param place Where it stands.
 */
export function useSavedProduct(
	clientId: string,
	product: Attributes,
	place: Surroundings,
	onChange: ( attributes: Partial< Attributes > ) => void
): Saved {
	const { productId } = product;
	const { link, mayStore } = place;
	const [ isBusy, setBusy ] = useState( false );
	const [ hasFailed, setFailed ] = useState( false );
	const { saveEntityRecord } = useDispatch( coreStore );
	const withoutUndo = useChangeWithoutUndo();
	const isRunning = useRef( false );
	const isCopy = useIsCopy( clientId, productId );
	// The product that this block is not to be stored as.
	const original = useRef( 0 );
	const isStill = useIsPreview();

	const store = useCallback(
		async ( record: UnknownRecord ): Promise< number > => {
			const stored: unknown = await saveEntityRecord(
				'postType',
				PRODUCT,
				record,
				{ throwOnError: true }
			);
			const { id } = toRecord( stored );
			if ( ! isPositiveInteger( id ) ) {
				throw new Error( 'The server stored no product.' );
			}
			return id;
		},
		[ saveEntityRecord ]
	);
	const take = ( id: number ) =>
		withoutUndo( () =>
			onChange( { productId: id, ...( link && { postLinkUrl: link } ) } )
		);

	const create = () => {
		setBusy( true );
		setFailed( false );
		const running =
			drafts.get( clientId ) ?? store( toProduct( product, true ) );
		drafts.set( clientId, running );
		running
			.then( ( id ) => take( Number( id ) ) )
			.catch( () => {
				setFailed( true );
			} )
			.finally( () => {
				drafts.delete( clientId );
				setBusy( false );
			} );
	};
	useEffect( () => {
		if ( ! mayStore || isStill ) {
			return;
		}
		if ( productId && isCopy() ) {
			original.current = productId;
		}
		if ( ! productId || original.current ) {
			create();
		}
		// Once, as the block comes.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	const publish = async ( current: Attributes ): Promise< unknown > => {
		if (
			! mayStore ||
			isStill ||
			isRunning.current ||
			! current.productId ||
			current.productId === original.current
		) {
			return null;
		}
		isRunning.current = true;
		try {
			await store( {
				...toProduct( current, false ),
				id: current.productId,
			} );
			return null;
		} catch ( error ) {
			return getErrorKey( error ) ?? null;
		} finally {
			isRunning.current = false;
		}
	};
	return { isBusy, hasFailed, create, publish };
}
