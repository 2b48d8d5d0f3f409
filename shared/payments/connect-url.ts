import { isRecord, toText } from '@shared/guards';

function readState( state: string | null ): Record< string, unknown > | null {
	try {
		const value: unknown = JSON.parse( atob( state ?? '' ) );
		// PHP writes an empty object as a list.
		return isRecord( value ) ? value : {};
	} catch {
		return null;
	}
}

function readUrl( address: string ): URL | null {
	try {
		return /^https?:/.test( address ) ? new URL( address ) : null;
	} catch {
		return null;
	}
}

/**
 * URL where the owner connects, with the way back in its `state` (docs/server-contract.md A22).
 *
 * @param connectUrl Address of the server.
 * @param postId     What is being edited: number of a post, `theme//name` of a template; anything else for nothing.
 * @param postType   Its type, where it is no post.
 * @return The address as it was, where its state can't be read; '' for what is no address of the web.
 */
export function getConnectHref(
	connectUrl: string,
	postId: unknown,
	postType: unknown = ''
): string {
	const url = readUrl( connectUrl );
	if ( ! url ) {
		return '';
	}
	const state = readState( url.searchParams.get( 'state' ) );
	if ( ! state ) {
		return connectUrl;
	}
	if ( typeof postId === 'number' ) {
		state.from_editor_post_id = postId;
	} else if ( typeof postId === 'string' && postId ) {
		state.from_site_editor_post_id = postId;
		state.from_site_editor_post_type = toText( postType );
	}
	url.searchParams.set( 'state', btoa( toAscii( JSON.stringify( state ) ) ) );
	return url.href;
}

/** btoa() supports Latin-1 only, so other characters are escaped in JSON. */
const toAscii = ( json: string ): string =>
	json.replace(
		/[\u0080-\uffff]/g,
		( letter ) =>
			`\\u${ letter.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }`
	);
