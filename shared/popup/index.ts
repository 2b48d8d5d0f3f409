import { isPositiveInteger, toRecord, toText } from '@shared/guards';

const WIDTH = 780; // pixels
const HEIGHT = 700;
const POLL_INTERVAL = 100; // milliseconds between two checks whether the popup is open

/** Message of the popup that connected an account. */
export type PopupResult = {
	/** Number of the connection. */
	keyringId: number;
	/** Always '' here. */
	idToken: string;
	user: string;
};

/**
 * Reads a message of the popup (docs/server-contract.md A20).
 *
 * @param data Data of a message.
 * @return Null for any other message.
 */
export function readResult( data: unknown ): PopupResult | null {
	const { keyring_id: id, id_token: idToken, user } = toRecord( data );
	const keyringId =
		typeof id === 'string' && /^\d+$/.test( id ) ? Number( id ) : id;
	return isPositiveInteger( keyringId )
		? { keyringId, idToken: toText( idToken ), user: toText( user ) }
		: null;
}

/**
 * Opens a centered popup. Call it in a click handler; later, browsers block it.
 *
 * @param url   Where it leads; '' for an empty window.
 * @param width In pixels.
 * @return Null where the browser opens none.
 */
export function openPopup( url: string, width = WIDTH ): Window | null {
	const { availWidth, availHeight } = window.screen;
	return window.open(
		url,
		'_blank',
		[
			'popup',
			`width=${ width }`,
			`height=${ HEIGHT }`,
			`left=${ Math.max( 0, Math.round( ( availWidth - width ) / 2 ) ) }`,
			`top=${ Math.max( 0, Math.round( ( availHeight - HEIGHT ) / 2 ) ) }`,
		].join( ',' )
	);
}

/**
 * Watches a popup until it reports a connected account or is closed.
 *
 * @param onEnd    Called once: with the reported account, or with null.
 * @param interval Milliseconds between two checks whether it is closed.
 * @return Stops watching.
 */
export function watchPopup(
	popup: Window,
	onEnd: ( result: PopupResult | null ) => void,
	interval = POLL_INTERVAL
): () => void {
	const end = ( result: PopupResult | null ) => {
		stop();
		onEnd( result );
	};
	const onMessage = ( { data, origin }: MessageEvent ) => {
		const result =
			origin === window.location.origin ? readResult( data ) : null;
		if ( result ) {
			popup.close();
			end( result );
		}
	};
	const timer = setInterval( () => {
		// Services may cut the popup off from this window (COOP); it then looks closed while the user signs in:
		// it counts as closed when this window gets the focus again.
		if ( popup.closed && document.hasFocus() ) {
			end( null );
		}
	}, interval );
	const stop = () => {
		clearInterval( timer );
		window.removeEventListener( 'message', onMessage );
	};
	window.addEventListener( 'message', onMessage );
	return stop;
}
