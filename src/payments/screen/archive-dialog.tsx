import { CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ActionDialog } from '@shared/admin/action-dialog';
import { archivePlan } from './api';
import type { Plan } from './types';

type Props = {
	plan: Plan;
	/** Gets a sentence. */
	onDone: ( text: string ) => void;
	onClose: () => void;
};

/** Asks before a plan is taken off the market. */
export function ArchiveDialog( { plan, onDone, onClose }: Props ) {
	const [ cancels, setCancels ] = useState( false );
	const archive = async () => {
		const result = await archivePlan( plan.id, cancels );
		if ( ! result.ok ) {
			return result.message;
		}
		onDone( __( 'Plan archived.', 'mainstreet-blocks' ) );
		return '';
	};
	return (
		<ActionDialog
			title={ sprintf(
				/* translators: %s: name of a plan. */
				__( 'Archive “%s”?', 'mainstreet-blocks' ),
				plan.title
			) }
			action={ __( 'Archive', 'mainstreet-blocks' ) }
			onAction={ archive }
			onClose={ onClose }
			isDestructive
		>
			<div className="mainstreet-payments__form">
				<p>
					{ __(
						'It can no longer be bought, and blocks that offer it are hidden from visitors. Existing orders and access are not affected.',
						'mainstreet-blocks'
					) }
				</p>
				{ plan.interval !== 'one-time' && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __(
							'Also cancel its subscriptions. No one is charged again, and access ends after the paid period.',
							'mainstreet-blocks'
						) }
						checked={ cancels }
						onChange={ setCancels }
					/>
				) }
			</div>
		</ActionDialog>
	);
}
