import { safeDecodeURI } from '@wordpress/url';
import { truncate } from './truncate';

/**
 * Host of a URL for display.
 *
 * @return '' for what is none.
 */
export function getHost( url: string ): string {
	try {
		return new URL( url ).host.replace( /^www\./, '' );
	} catch {
		return '';
	}
}

/** A URL as a breadcrumb, like search engines. */
export const toBreadcrumb = ( url: string ): string =>
	truncate(
		'searchUrl',
		safeDecodeURI( url )
			.replace( /^https?:\/\//i, '' )
			.split( '/' )
			.filter( Boolean )
			.join( ' › ' )
	);
