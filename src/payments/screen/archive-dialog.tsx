import { Button, CheckboxControl, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
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
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const confirm = async () => {
		if ( isBusy ) {
			return;
		}
		setIsBusy( true );
		const result = await archivePlan( plan.id, cancels );
		setIsBusy( false );
		if ( result.ok ) {
			onDone( __( 'Plan archived.', 'mainstreet-blocks' ) );
		} else {
			setError( result.message );
		}
	};
	return (
		<Modal
			size="small"
			title={ sprintf(
				/* translators: %s: name of a plan. */
				__( 'Archive “%s”?', 'mainstreet-blocks' ),
				plan.title
			) }
			onRequestClose={ onClose }
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
				<p role="alert" className="mainstreet-screen__error">
					{ error }
				</p>
			</div>
			<div className="mainstreet-screen__answers">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ onClose }
				>
					{ __( 'Cancel', 'mainstreet-blocks' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					isDestructive
					accessibleWhenDisabled
					disabled={ isBusy }
					isBusy={ isBusy }
					onClick={ confirm }
				>
					{ __( 'Archive', 'mainstreet-blocks' ) }
				</Button>
			</div>
		</Modal>
	);
}
