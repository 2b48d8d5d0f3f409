import apiFetch from '@wordpress/api-fetch';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';
import { getPostActions, getPostSelectors } from '@shared/post-editor';

/**
 * URL of the edited post. A new post is saved first.
 *
 * @param registry Registry of the editor's stores.
 * @throws Error When the post could not be saved.
 */
async function getAddress(
	registry: ReturnType< typeof useRegistry >
): Promise< string > {
	const post = getPostSelectors(
		registry,
		'isEditedPostNew',
		'getCurrentPostId',
		'didPostSaveRequestFail'
	);
	const { href } = window.location;
	if ( ! post?.isEditedPostNew() ) {
		return href;
	}
	await getPostActions( registry, 'savePost' )?.savePost();
	if ( post.didPostSaveRequestFail() ) {
		throw new Error(
			__( 'Could not save the post.', 'mainstreet-blocks' )
		);
	}
	const id = String( post.getCurrentPostId() );
	return new URL(
		addQueryArgs( 'post.php', { post: id, action: 'edit' } ),
		href
	).href;
}

/**
 * Fetches the URL that connects the user to the host and returns here.
 *
 * @param onLeave Called with the address to go to.
 */
export function useConnect( onLeave: ( url: string ) => void ) {
	const registry = useRegistry();
	const [ state, setState ] = useState( { isBusy: false, error: '' } );
	const connect = async () => {
		setState( { isBusy: true, error: '' } );
		let error = '';
		try {
			const redirect = await getAddress( registry );
			const url: unknown = await apiFetch( {
				path: addQueryArgs( '/jetpack/v4/connection/url', {
					from: 'jetpack-block-editor',
					redirect,
				} ),
			} );
			if ( typeof url !== 'string' || ! /^https?:/.test( url ) ) {
				throw new Error();
			}
			onLeave( url );
		} catch ( reason ) {
			error = getErrorMessage(
				reason,
				__( 'Could not get the connection URL.', 'mainstreet-blocks' )
			);
		}
		setState( { isBusy: false, error } );
	};
	return { ...state, connect };
}
