import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { toRecords } from '@shared/guards';
import { parseId } from '@shared/uploads/attachment';
import { getAddress } from './media';

const PAGE = 100; // items; the most the REST API gives at once

export type SizeOption = { value: string; label: string };

/** The site's image sizes. */
export function useSizeOptions(): SizeOption[] {
	const sizes: unknown = useSelect(
		( select ) => select( blockEditorStore ).getSettings().imageSizes,
		[]
	);
	return toRecords( sizes ).map( ( { slug, name } ) => ( {
		value: String( slug ),
		label: String( name ),
	} ) );
}

/**
 * Looks up where pictures are in an image size.
 *
 * @param ids    Attachment numbers.
 * @param size   Slug of the size.
 * @param signal Ends the requests.
 * @return Address per attachment number; deleted pictures are missing.
 */
export async function fetchAddresses(
	ids: readonly number[],
	size: string,
	signal: AbortSignal
): Promise< Map< number, string > > {
	const addresses = new Map< number, string >();
	for ( let start = 0; start < ids.length; start += PAGE ) {
		const media = await apiFetch< unknown >( {
			path: addQueryArgs( '/wp/v2/media', {
				include: ids.slice( start, start + PAGE ),
				per_page: PAGE,
				_fields: 'id,source_url,media_details',
			} ),
			signal,
		} );
		for ( const item of toRecords( media ) ) {
			const id = parseId( item.id );
			const address = getAddress( item, size );
			if ( id !== null && address !== '' ) {
				addresses.set( id, address );
			}
		}
	}
	return addresses;
}

/**
 * Changes the image size of all slides.
 *
 * @param ids      Attachment numbers of the slides.
 * @param onChange Called with the size and the address per attachment.
 * @param onError  Called when the addresses can't be had.
 */
export function useSize(
	ids: readonly number[],
	onChange: ( size: string, addresses: Map< number, string > ) => void,
	onError: ( error: unknown ) => void
) {
	const [ isChanging, setIsChanging ] = useState( false );
	const request = useRef< AbortController | null >( null );
	useEffect( () => () => request.current?.abort(), [] );

	const changeSize = async ( size: string ) => {
		request.current?.abort();
		const controller = new AbortController();
		request.current = controller;
		setIsChanging( true );
		try {
			onChange(
				size,
				await fetchAddresses( ids, size, controller.signal )
			);
		} catch ( error ) {
			// Somebody chose another size meanwhile, or left: not a failure.
			if ( ! controller.signal.aborted ) {
				onError( error );
			}
		}
		if ( ! controller.signal.aborted ) {
			setIsChanging( false );
		}
	};
	return { isChanging, changeSize };
}
