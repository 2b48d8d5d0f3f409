import { __, sprintf } from '@wordpress/i18n';
import type { Criteria } from '../types';

/**
 * Describes a rule in one sentence.
 *
 * @param criteria Whether the content is shown from a visit on or up to it.
 */
export const describeRule = ( criteria: Criteria, visit: number ): string =>
	criteria === 'after-visits'
		? sprintf(
				/* translators: %d: number of a visit, 2 or more. */
				__( 'Show from visit %d onward', 'mainstreet-blocks' ),
				visit
			)
		: sprintf(
				/* translators: %d: number of a visit, 1 or more. */
				__( 'Show up to visit %d', 'mainstreet-blocks' ),
				visit
			);
