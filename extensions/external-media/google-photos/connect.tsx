import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Screen } from './screen';
import type { useConnection } from './use-connection';

type Props = Pick<
	ReturnType< typeof useConnection >,
	'status' | 'error' | 'connect' | 'cancel' | 'retry'
>;

/** Shown until the user's Google Photos account is connected. */
export function Connect( { status, error, connect, cancel, retry }: Props ) {
	const isConnecting = status === 'connecting';
	return (
		<Screen
			intro={
				status !== 'failed' &&
				__(
					'Connect Google Photos to select items from it here. Only you can use the connection, and this site can only see the items you select.',
					'mainstreet-blocks'
				)
			}
			error={ error }
			progress={
				isConnecting &&
				__(
					'Sign in to Google in the new window. This page continues when you are done.',
					'mainstreet-blocks'
				)
			}
		>
			{ status === 'failed' ? (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ retry }
				>
					{ __( 'Try again', 'mainstreet-blocks' ) }
				</Button>
			) : (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isConnecting }
					disabled={ isConnecting }
					accessibleWhenDisabled
					onClick={ connect }
				>
					{ isConnecting
						? __( 'Connecting…', 'mainstreet-blocks' )
						: __( 'Connect Google Photos', 'mainstreet-blocks' ) }
				</Button>
			) }
			{ isConnecting && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ cancel }
				>
					{ __( 'Cancel', 'mainstreet-blocks' ) }
				</Button>
			) }
		</Screen>
	);
}
