import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { toRecords } from '@shared/guards';
import { fetchMedia } from '@shared/image-list/fetch-media';
import { readMedia } from '@shared/image-list/read-media';

export type SizeOption = { value: string; label: string };

/** Returns the image sizes of the site. */
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
 * Fetches the URLs of images in an image size.
 *
 * @param size   Slug of the size.
 * @param signal Ends the requests.
 * @return Address per attachment number; deleted images are missing.
 */
export async function fetchAddresses(
	ids: readonly number[],
	size: string,
	signal: AbortSignal
): Promise< Map< number, string > > {
	const media = await fetchMedia(
		ids,
		'id,source_url,media_details',
		signal
	);
	return new Map(
		media.flatMap( ( item ): [ number, string ][] => {
			const read = readMedia( item, size );
			return read ? [ [ read.id, read.url ] ] : [];
		} )
	);
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
			// Another size was chosen in the meantime, or the block was removed: not an error.
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
