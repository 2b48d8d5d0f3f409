import { parseServiceUrl, readAttribute } from '@shared/embeds';

/** An address of GIPHY. */
export type GifAddress = {
	/** Of the GIF; '' for a short link, of which only GIPHY knows where it leads. */
	id: string;
	url: string;
};

/** Height in per cent of the width; undefined where one of them is no length. */
export const toPadding = (
	width: unknown,
	height: unknown
): string | undefined => {
	const percent = ( Number( height ) / Number( width ) ) * 100;
	return percent >= 1 && percent <= 1000
		? `${ Math.round( percent * 100 ) / 100 }%`
		: undefined;
};

export const toFrame = ( id: string ): string =>
	`https://giphy.com/embed/${ id }`;

/** Where the number stands in the paths of GIPHY's hosts. The last part of a title is the number. */
const PAGE =
	/^\/(?:gifs|stickers|clips|embed|media)\/(?:[^/]*-)?([a-z0-9]+)(?:\/[^/]*)?\/?$/i;
const FILE =
	/^\/(?:media\/)?(?:v1\.[\w.=-]+\/)?([a-z0-9]+)(?:\.(?:gif|webp|mp4)|\/[^/]+\.(?:gif|webp|mp4))$/i;

/**
 * Reads an address of GIPHY, as Gif_Block::parse_id() does on the server.
 *
 * @param text What was typed, pasted or stored.
 * @return Null for all else, such as a term to search for.
 */
export function readGif( text: unknown ): GifAddress | null {
	const url = parseServiceUrl( 'giphy', text );
	if (
		! url ||
		/\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test( String( text ).trim() )
	) {
		return null;
	}
	const { hostname, pathname } = url;
	if ( hostname === 'gph.is' ) {
		return /[^/]/.test( pathname ) ? { id: '', url: url.href } : null;
	}
	const isFile = /^(?:i|media\d*)\.giphy\.com$/.test( hostname );
	const isPage = /^(?:www\.)?giphy\.com$/.test( hostname );
	const id =
		( isFile && FILE.exec( pathname )?.[ 1 ] ) ||
		( isPage && PAGE.exec( pathname )?.[ 1 ] );
	return id ? { id, url: url.href } : null;
}

/** What was pasted: an address, or the code GIPHY gives for embedding. */
export type Pasted = GifAddress & { paddingTop?: string };

/** Reads pasted text; code is only read. */
export function readPasted( text: string ): Pasted | null {
	if ( ! /<iframe\s/i.test( text ) ) {
		return readGif( text );
	}
	const code = text.slice( text.search( /<iframe\s/i ) );
	const gif = readGif( readAttribute( code, 'src' ) );
	return (
		gif && {
			...gif,
			paddingTop: toPadding(
				readAttribute( code, 'width' ),
				readAttribute( code, 'height' )
			),
		}
	);
}
