import { __ } from '@wordpress/i18n';
import type { Side } from '../types';

/**
 * Word on a picture that has none of its own.
 *
 * @param side Which picture.
 */
export const getStandardLabel = ( side: Side ): string =>
	side === 'before'
		? __( 'Before', 'mainstreet-blocks' )
		: __( 'After', 'mainstreet-blocks' );
