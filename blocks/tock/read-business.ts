import { parseServiceUrl } from '@shared/embeds';
import { toText } from '@shared/guards';

const NAME = /^[\w-]{1,100}$/;

/** Call in the code that Tock gives to restaurants. */
const CODE = /\btock\(\s*['"]init['"]\s*,\s*['"]([\w-]+)['"]/;

/**
 * Reads the name of a business like the server (class-tock.php), from a stored name, a URL of its page, or the code of its button.
 *
 * @param text What was typed, pasted or stored.
 * @return The name; null if there is none.
 */
export function readBusiness( text: unknown ): string | null {
	const typed = toText( text ).trim();
	const name =
		CODE.exec( typed )?.[ 1 ] ??
		parseServiceUrl( 'tock', typed )?.pathname.split( '/' )[ 1 ] ??
		typed.split( /[/?#]/ )[ 0 ];
	return name && NAME.test( name ) ? name : null;
}

/** URL of the page of a business. */
export const getPage = ( name: string ): string =>
	`https://www.exploretock.com/${ name }`;
