import { Warning } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { getProductMessages } from './messages';
import type { Plans } from './types';

/** Notice that the plan of the block does not exist, so visitors do not see the block. */
export const PlanNotice = ( { plans }: { plans: Plans } ) =>
	plans.isInvalid ? (
		<Warning>
			{ getProductMessages( plans.productType ).invalidSelection }{ ' ' }
			{ __(
				'Visitors do not see the button until you select another one.',
				'mainstreet-blocks'
			) }
		</Warning>
	) : null;
