import { __ } from '@wordpress/i18n';
import type { Format } from '../types';

/** Names of the formats. */
export const getLabels = (): Record< Format, string > => ( {
	mrec: __( 'Rectangle 300 × 250', 'mainstreet-blocks' ),
	leaderboard: __( 'Leaderboard 728 × 90', 'mainstreet-blocks' ),
	mobile_leaderboard: __(
		'Mobile leaderboard 320 × 50',
		'mainstreet-blocks'
	),
	wideskyscraper: __( 'Wide skyscraper 160 × 600', 'mainstreet-blocks' ),
} );
