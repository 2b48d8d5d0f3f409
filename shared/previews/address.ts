import { safeDecodeURI } from '@wordpress/url';
import { truncate } from './truncate';

/**
 * Host of an address, as networks show it.
 *
 * @param url Address.
 * @return '' for what is none.
 */
export function getHost( url: string ): string {
	try {
		return new URL( url ).host.replace( /^www\./, '' );
	} catch {
		return '';
	}
}

/**
 * An address as search engines show it: a breadcrumb.
 *
 * @param url Address.
 */
export const toBreadcrumb = ( url: string ): string =>
	truncate(
		'searchUrl',
		safeDecodeURI( url )
			.replace( /^https?:\/\//i, '' )
			.split( '/' )
			.filter( Boolean )
			.join( ' › ' )
	);
