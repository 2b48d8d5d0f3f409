import { __, sprintf } from '@wordpress/i18n';

/** The library with a picker in a window of its own. */
export const GOOGLE_PHOTOS = 'google_photos';

/** Name of a library, as its search field says it. */
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

/**
 * Name of a library in menus. Libraries of free photos are named only if there are several.
 *
 * @param sources All libraries of the menu.
 */
export function getSourceLabel(
	source: string,
	sources: readonly string[]
): string {
	if ( source === GOOGLE_PHOTOS ) {
		return getSourceName( source );
	}
	const free = sources.filter( ( one ) => one !== GOOGLE_PHOTOS );
	return free.length > 1
		? sprintf(
				/* translators: %s: name of a library of free photos, such as Openverse. */
				__( 'Free photos (%s)', 'mainstreet-blocks' ),
				getSourceName( source )
			)
		: __( 'Free photos', 'mainstreet-blocks' );
}
