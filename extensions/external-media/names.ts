import { __ } from '@wordpress/i18n';

/** Name of a library as people know it. */
export const getSourceName = ( source: string ): string =>
	source === 'pexels'
		? __( 'Pexels', 'mainstreet-blocks' )
		: __( 'Openverse', 'mainstreet-blocks' );
