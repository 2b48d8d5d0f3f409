import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import { getEditorState } from '@shared/editor-state';
import { toRecord, toText } from '@shared/guards';

const COMPATIBLE = /^\/(?:wpcom\/v2|jetpack\/v4)(\/.*)$/;

/**
 * Resolves the path of a request: the compatible one, or the plugin's own if another plugin serves that one
 * (docs/server-contract.md 0.2).
 *
 * @param path   REST path such as `/wpcom/v2/business-hours/localized-week?x=1`.
 * @param routes Route tail => `compat` or `own`; tails may hold PHP's named groups.
 * @return The path to request.
 */
export function resolvePath(
	path: string,
	routes: Record< string, string >
): string {
	const tail = COMPATIBLE.exec( path )?.[ 1 ];
	if ( ! tail ) {
		return path;
	}
	const bare = tail.split( '?' )[ 0 ];
	const owned = Object.entries( routes ).some(
		( [ pattern, owner ] ) =>
			owner === 'own' &&
			new RegExp( `^${ pattern.replace( /\(\?P</g, '(?<' ) }$` ).test(
				bare ?? ''
			)
	);
	return owned ? `/mainstreet/v1${ tail }` : path;
}

/** Makes every apiFetch() of the page follow `resolvePath`. */
export function installRouteMiddleware(): void {
	const { routes } = getEditorState();
	if ( ! Object.values( routes ).includes( 'own' ) ) {
		return;
	}
	const middleware: APIFetchMiddleware = ( options, next ) =>
		next(
			options.path
				? { ...options, path: resolvePath( options.path, routes ) }
				: options
		);
	apiFetch.use( middleware );
}

/**
 * Error message of a failed request: the server's, else the fallback.
 *
 * @param error What apiFetch() threw.
 */
export function getErrorMessage( error: unknown, fallback: string ): string {
	return toText( toRecord( error ).message ) || fallback;
}
