import { BlockControls, Warning } from '@wordpress/block-editor';
import { Button, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar-group';
import { useLeave, type Leave } from './use-leave';

type Props = {
	/** Address of the server; '' for nothing to connect. */
	connectUrl: string;
	onLeave?: Leave;
};

/** Button of the block's toolbar that leads to where the owner connects Stripe. */
export function ConnectToolbarButton( { connectUrl, onLeave }: Props ) {
	const { isBusy, leave } = useLeave( connectUrl, onLeave );
	if ( ! connectUrl ) {
		return null;
	}
	return (
		<BlockControls>
			<TextToolbarGroup>
				<ToolbarButton onClick={ leave } isBusy={ isBusy }>
					{ __( 'Connect Stripe', 'mainstreet-blocks' ) }
				</ToolbarButton>
			</TextToolbarGroup>
		</BlockControls>
	);
}

/** Stands in a block while no account is connected, and leads to where one is. */
export function ConnectNudge( { connectUrl, onLeave }: Props ) {
	const { isBusy, leave } = useLeave( connectUrl, onLeave );
	if ( ! connectUrl ) {
		return null;
	}
	return (
		<Warning
			actions={ [
				<Button
					key="connect"
					__next40pxDefaultSize
					variant="primary"
					onClick={ leave }
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Connect Stripe', 'mainstreet-blocks' ) }
				</Button>,
			] }
		>
			{ __(
				'Connect to the card payment provider to use this block on your site.',
				'mainstreet-blocks'
			) }
		</Warning>
	);
}
