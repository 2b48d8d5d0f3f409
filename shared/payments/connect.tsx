import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ConnectNotice } from '@shared/connect';
import { useLeave, type Leave } from './use-leave';

type Props = {
	/** URL of the server; '' if there is nothing to connect. */
	connectUrl: string;
	onLeave?: Leave;
};

/** Notice in a block while Stripe is not connected, with a link to the settings. */
export function ConnectNudge( { connectUrl, onLeave }: Props ) {
	const { isBusy, leave } = useLeave( connectUrl, onLeave );
	if ( ! connectUrl ) {
		return null;
	}
	return (
		<ConnectNotice
			text={ __(
				'Connect Stripe to take payments.',
				'mainstreet-blocks'
			) }
			action={
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ leave }
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Connect Stripe', 'mainstreet-blocks' ) }
				</Button>
			}
		/>
	);
}
