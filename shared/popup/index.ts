import { isPositiveInteger, toRecord, toText } from '@shared/guards';

const WIDTH = 780; // pixels
const HEIGHT = 700;
const LOOK = 100; // milliseconds between looks whether a window is still there

/** What a window says that connected an account (part 3, section 3). */
export type PopupResult = {
	/** Number of the connection. */
	keyringId: number;
	/** '' where the service gives none, as here. */
	idToken: string;
	user: string;
};

/**
 * Reads what a window says (docs/server-contract.md A20).
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
 * Opens a window in the middle of the screen. To be called while a click is being handled: later, browsers block it.
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
 * Looks after a window until it has said that an account is connected, or is closed.
 *
 * @param popup The window.
 * @param onEnd Called once: with what it said, or with null.
 * @param look  Milliseconds between looks.
 * @return Ends looking.
 */
export function watchPopup(
	popup: Window,
	onEnd: ( result: PopupResult | null ) => void,
	look = LOOK
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
		// The service may cut the window off from this one, which then looks closed while somebody signs in there:
		// it is closed when this one has the focus again.
		if ( popup.closed && document.hasFocus() ) {
			end( null );
		}
	}, look );
	const stop = () => {
		clearInterval( timer );
		window.removeEventListener( 'message', onMessage );
	};
	window.addEventListener( 'message', onMessage );
	return stop;
}
