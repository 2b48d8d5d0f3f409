import { Button } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { track } from '@shared/analytics';
import { ConnectNotice } from '@shared/connect';
import { getPostActions, getPostSelectors } from '@shared/post-editor';
import { getConnectHref } from './connect-url';

type Leave = ( url: string ) => void;

const go: Leave = ( url ) => window.location.assign( url );

/**
 * Saves the post, then leads to the page where the owner connects.
 *
 * @param connectUrl Address of the server.
 * @param onLeave    Called with the address to go to.
 */
function useLeaveEditor( connectUrl: string, onLeave: Leave = go ) {
	const registry = useRegistry();
	const [ isBusy, setIsBusy ] = useState( false );
	const leave = async () => {
		setIsBusy( true );
		track( 'jetpack_editor_block_stripe_connect_click' );
		try {
			const post = getPostSelectors( registry, 'isEditedPostDirty' );
			if ( post?.isEditedPostDirty() ) {
				await getPostActions( registry, 'autosave' )?.autosave();
			}
		} catch {
			// The browser asks if there are unsaved changes.
		}
		const post = getPostSelectors(
			registry,
			'getCurrentPostId',
			'getCurrentPostType'
		);
		setIsBusy( false );
		onLeave(
			getConnectHref(
				connectUrl,
				post?.getCurrentPostId(),
				post?.getCurrentPostType()
			)
		);
	};
	return { isBusy, leave };
}

type Props = {
	/** URL of the server; '' if there is nothing to connect. */
	connectUrl: string;
	onLeave?: Leave;
};

/** Notice in a block while Stripe is not connected, with a link to the settings. */
export function ConnectNudge( { connectUrl, onLeave }: Props ) {
	const { isBusy, leave } = useLeaveEditor( connectUrl, onLeave );
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
