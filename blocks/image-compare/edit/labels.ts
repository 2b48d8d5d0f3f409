import { __ } from '@wordpress/i18n';
import type { Side } from '../types';

/** Returns the default label of an image. */
export const getStandardLabel = ( side: Side ): string =>
	side === 'before'
		? __( 'Before', 'mainstreet-blocks' )
		: __( 'After', 'mainstreet-blocks' );
