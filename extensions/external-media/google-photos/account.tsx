import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { useConnection } from './use-connection';

type Props = Pick<
	ReturnType< typeof useConnection >,
	'error' | 'isLeaving'
> & {
	isDisabled: boolean;
	onDisconnect: () => void;
};

/** Shows that Google Photos is connected, with a button to disconnect. */
export const Account = ( {
	error,
	isLeaving,
	isDisabled,
	onDisconnect,
}: Props ) => (
	<>
		<div className="mainstreet-external-media__account">
			<span>
				{ __( 'Connected to Google Photos', 'mainstreet-blocks' ) }
			</span>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isBusy={ isLeaving }
				disabled={ isLeaving || isDisabled }
				accessibleWhenDisabled
				onClick={ onDisconnect }
			>
				{ __( 'Disconnect', 'mainstreet-blocks' ) }
			</Button>
		</div>
		{ error && (
			<Notice status="error" isDismissible={ false }>
				{ error }
			</Notice>
		) }
	</>
);
