import { isURL, prependHTTP } from '@wordpress/url';

/** What apps write in place of http, to be the one that opens the link. */
const APP_SCHEME = /^(?:feed|itpc|pcast|podcast):(?:\/\/)?(?=(https?:)?)/i;

/**
 * Reads an address as somebody typed it; without a scheme it gets http.
 *
 * @param typed Contents of the field.
 * @return The address; '' for an empty field, null for what is none.
 */
export function readUrl( typed: string ): string | null {
	const bare = typed.trim().replace( APP_SCHEME, '' );
	if ( bare === '' ) {
		return '';
	}
	const url = prependHTTP( bare );
	// A browser's own reading makes an address of nearly everything.
	return /^https?:\/\/[^\s/]+\S*$/i.test( url ) && isURL( url ) ? url : null;
}
