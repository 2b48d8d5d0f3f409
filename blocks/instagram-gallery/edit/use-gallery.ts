import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { COUNT } from '../attributes';
import { readGallery, type Gallery } from './answers';

type Options = {
	/** Number of the connection; '' for none. */
	token: string;
	onLoad: ( gallery: Gallery ) => void;
	/** Called when there is no gallery to be had. */
	onFailure: () => void;
};

/**
 * Fetches the pictures of a connection.
 *
 * @param options What to fetch, and who hears of it.
 * @return Null while they are on their way, or where there is no connection.
 */
export function useGallery( options: Options ): Gallery | null {
	const { token } = options;
	const [ known, setKnown ] = useState< {
		token: string;
		gallery: Gallery;
	} | null >( null );
	const listeners = useRef( options );
	listeners.current = options;

	useEffect( () => {
		if ( token === '' ) {
			setKnown( null );
			return undefined;
		}
		const controller = new AbortController();
		const { signal } = controller;
		apiFetch( {
			path: addQueryArgs( '/wpcom/v2/instagram-gallery/gallery', {
				access_token: token,
				count: COUNT.max,
			} ),
			signal,
		} )
			.then( ( answer: unknown ) => readGallery( answer ) )
			.catch( () => null )
			.then( ( gallery ) => {
				if ( signal.aborted ) {
					return;
				}
				if ( gallery ) {
					setKnown( { token, gallery } );
					listeners.current.onLoad( gallery );
				} else {
					listeners.current.onFailure();
				}
			} );
		return () => controller.abort();
	}, [ token ] );
	return known?.token === token ? known.gallery : null;
}
