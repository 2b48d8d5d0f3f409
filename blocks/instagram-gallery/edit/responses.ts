import {
	isPositiveInteger,
	toList,
	toRecord,
	toRecords,
	toText,
} from '@shared/guards';

/** An account that may be chosen. */
export type Connection = { token: string; username: string };

/** An image of the account. */
export type GalleryImage = { title: string; url: string; link: string };

export type Gallery = {
	user: string;
	pictures: GalleryImage[];
	/** Whether Instagram gave no newer list. */
	isStale: boolean;
};

const toAddress = ( value: unknown ): string =>
	/^https?:\/\//i.test( toText( value ) ) ? toText( value ) : '';

/** Reads the answer of `GET …/connections` (docs/server-contract.md A19). */
export const readConnections = ( answer: unknown ): Connection[] =>
	toRecords( answer )
		.map( ( { token, username } ) => ( {
			token: isPositiveInteger( token )
				? String( token )
				: toText( token ),
			username: toText( username ),
		} ) )
		.filter( ( { token, username } ) => token !== '' && username !== '' );

/**
 * Reads the answer of `GET …/gallery` (A21).
 *
 * @return Null when it is no gallery.
 */
export function readGallery( answer: unknown ): Gallery | null {
	const { external_name: name, images, stale } = toRecord( answer );
	if ( ! Array.isArray( images ) || toText( name ) === '' ) {
		return null;
	}
	return {
		user: toText( name ),
		pictures: toRecords( toList( images ) )
			.map( ( { title, url, link } ) => ( {
				title: toText( title ),
				url: toAddress( url ),
				link: toAddress( link ),
			} ) )
			.filter( ( { url } ) => url !== '' ),
		isStale: stale === true,
	};
}

/** Reads the answer of `GET …/connect-url`. */
export const readConnectUrl = ( answer: unknown ): string =>
	toAddress( answer );
