import { __ } from '@wordpress/i18n';

/** The library in which one picks in a window of its own. */
export const GOOGLE_PHOTOS = 'google_photos';

/** Name of a library as people know it. */
export function getSourceName( source: string ): string {
	switch ( source ) {
		case GOOGLE_PHOTOS:
			return __( 'Google Photos', 'mainstreet-blocks' );
		case 'pexels':
			return __( 'Pexels', 'mainstreet-blocks' );
		default:
			return __( 'Openverse', 'mainstreet-blocks' );
	}
}
