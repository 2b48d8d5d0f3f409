import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { getPostActions, getPostSelectors } from '@shared/post-editor';
import { track } from '@shared/analytics';
import { getConnectHref } from './connect-url';

export type Leave = ( url: string ) => void;

const go: Leave = ( url ) => window.location.assign( url );

/**
 * Saves the post, then leads to the page where the owner connects.
 *
 * @param connectUrl Address of the server.
 * @param onLeave    Called with the address to go to.
 */
export function useLeave( connectUrl: string, onLeave: Leave = go ) {
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
