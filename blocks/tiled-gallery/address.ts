import { parseSize } from './attributes';
import type { Layout, Picture } from './types';

const MAX_SIZE = 2000; // px

/** Hosts that no other server can fetch from, so that there is nothing to put before them. */
const PRIVATE =
	/^(?:localhost|[^.]*|.*\.(?:local|localhost|test|invalid)|[\d.]+|\[.*\])$/i;

/** Layouts that show the middle of a picture. */
export const isCropped = ( layout: Layout ): boolean =>
	layout === 'square' || layout === 'circle';

/**
 * The `src` that posts hold: the address of the picture at an image network. The page never
 * loads it from there (class-gallery-page.php); other plugins that own this block compare it letter by letter.
 *
 * @param picture The picture.
 * @param layout  Layout of the gallery.
 */
export function getAddress( picture: Picture, layout: Layout ): string {
	const { url = '' } = picture;
	const width = parseSize( picture.width );
	const height = parseSize( picture.height );
	const [ , scheme = '', host = '', path = '' ] =
		/^(https?):\/\/([^/?#]+)([^?#]*)/i.exec( url ) ?? [];
	if (
		! width ||
		! height ||
		PRIVATE.test( host.replace( /:\d+$/, '' ) ) ||
		/^i[0-2]\.wp\.com$/i.test( host )
	) {
		return url;
	}
	const size = Math.min( MAX_SIZE, width, height );
	const resize = isCropped( layout )
		? [ `resize=${ size }%2C${ size }` ]
		: [];
	const isOwnNetwork = /\.files\.wordpress\.com$/i.test( host );
	const ssl =
		scheme.toLowerCase() === 'https' && ! isOwnNetwork ? [ 'ssl=1' ] : [];
	const query = [ ...ssl, ...resize ].join( '&' );
	const base = isOwnNetwork
		? `${ scheme }://${ host }${ path }`
		: `https://i0.wp.com/${ host }${ path }`;
	return query === '' ? base : `${ base }?${ query }`;
}
