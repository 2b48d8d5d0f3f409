import { parseServiceUrl, readAttribute } from '@shared/embeds';
import type { GoogleDocument, Kind } from './types';

/** Path of a document: its kind, and its ID, or the ID of its published version. */
const PATH =
	/^(?:\/a\/[^/]+)?\/(document|spreadsheets|presentation)\/(?:u\/\d{1,3}\/)?d\/(e\/)?([\w-]{1,200})(?:\/|$)/;

/** Page of the published version that is made for frames. */
const PUBLISHED: Record< Kind, string > = {
	document: 'pub?embedded=true',
	spreadsheets: 'pubhtml?widget=true&headers=false',
	presentation: 'embed',
};

/** Values of the attribute `variation`, without the prefix. */
const VARIATIONS: Record< Kind, string > = {
	document: 'google-docs',
	spreadsheets: 'google-sheets',
	presentation: 'google-slides',
};

/**
 * Reads the URL of a document like the server (class-google-docs.php).
 *
 * @param text What was typed, pasted or stored.
 * @return The document; null if it cannot be embedded.
 */
export function readDocument( text: unknown ): GoogleDocument | null {
	const url = parseServiceUrl( 'google-docs', text );
	const [ , kind, published, id ] = PATH.exec( url?.pathname ?? '' ) ?? [];
	return url && kind
		? {
				kind: kind as Kind,
				url: url.href,
				src: `https://docs.google.com/${ kind }/d/${
					published
						? `e/${ id }/${ PUBLISHED[ kind as Kind ] }`
						: `${ id }/preview`
				}`,
			}
		: null;
}

/** Reads a URL, or the embed code of a published document. */
export const readPasted = ( text: string ): GoogleDocument | null =>
	readDocument(
		/<iframe\b/i.test( text ) ? readAttribute( text, 'src' ) : text
	);

/** Value of the attribute `variation` for a kind of document. */
export const getVariation = ( kind: Kind ): string =>
	`jetpack/${ VARIATIONS[ kind ] }`;

/** Kind of document that the attribute `variation` stands for. */
export const getKind = ( variation: unknown ): Kind =>
	( Object.keys( VARIATIONS ) as Kind[] ).find(
		( kind ) =>
			variation === VARIATIONS[ kind ] ||
			variation === getVariation( kind )
	) ?? 'document';
