import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { toRecord } from '@shared/guards';
import { COUNT } from '../attributes';
import { readGallery, type Gallery } from './responses';

type Options = {
	/** Number of the connection; '' for none. */
	token: string;
	onLoad: ( gallery: Gallery ) => void;
	/** Called when the site does not have the connection any more. */
	onGone: () => void;
};

/** What the site answers where it does not have the connection any more. Of any other failure the next try may be better. */
const GONE = 'instagram_connection_unavailable';

/**
 * Fetches the images of a connection.
 *
 * @param options What to fetch, and who hears of it.
 * @return `gallery`, null while it is on its way or where there is no connection; `hasFailed`; `retry()`.
 */
export function useGallery( options: Options ) {
	const { token } = options;
	const [ attempt, setAttempt ] = useState( 0 );
	const [ failedFor, setFailedFor ] = useState( '' );
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
		setFailedFor( '' );
		apiFetch( {
			path: addQueryArgs( '/wpcom/v2/instagram-gallery/gallery', {
				access_token: token,
				count: COUNT.max,
			} ),
			signal,
		} )
			.then( ( answer: unknown ) => {
				const gallery = readGallery( answer );
				if ( ! gallery ) {
					throw new Error( 'This is no gallery.' );
				}
				if ( ! signal.aborted ) {
					setKnown( { token, gallery } );
					listeners.current.onLoad( gallery );
				}
			} )
			.catch( ( error: unknown ) => {
				if ( signal.aborted ) {
					return;
				}
				if ( toRecord( error ).code === GONE ) {
					listeners.current.onGone();
				} else {
					setFailedFor( token );
				}
			} );
		return () => controller.abort();
	}, [ token, attempt ] );
	return {
		gallery: known?.token === token ? known.gallery : null,
		hasFailed: token !== '' && failedFor === token,
		retry: () => setAttempt( ( before ) => before + 1 ),
	};
}
