import apiFetch from '@wordpress/api-fetch';
import { useRegistry } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';

type Selectors = {
	isEditedPostNew: () => boolean;
	getCurrentPostId: () => unknown;
	didPostSaveRequestFail: () => boolean;
};
type Actions = { savePost: () => Promise< unknown > };

// Screens that edit no post, such as Widgets, have no such store.
const hasSelectors = ( value: unknown ): value is Selectors =>
	typeof value === 'object' && value !== null && 'isEditedPostNew' in value;
const hasActions = ( value: unknown ): value is Actions =>
	typeof value === 'object' && value !== null && 'savePost' in value;

/**
 * Address of what is being edited. A post nobody saved yet has none: it is saved first.
 *
 * @param registry Registry of the editor's stores.
 * @throws Error When the post could not be saved.
 */
async function getAddress(
	registry: ReturnType< typeof useRegistry >
): Promise< string > {
	const editor: unknown = registry.select( 'core/editor' );
	const actions: unknown = registry.dispatch( 'core/editor' );
	const { href } = window.location;
	if (
		! hasSelectors( editor ) ||
		! hasActions( actions ) ||
		! editor.isEditedPostNew()
	) {
		return href;
	}
	await actions.savePost();
	if ( editor.didPostSaveRequestFail() ) {
		throw new Error(
			__( 'The post could not be saved.', 'mainstreet-blocks' )
		);
	}
	const post = String( editor.getCurrentPostId() );
	return new URL( addQueryArgs( 'post.php', { post, action: 'edit' } ), href )
		.href;
}

/**
 * Where the user connects to the host, and from where they come back here.
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
				__(
					'The address to connect at could not be found out.',
					'mainstreet-blocks'
				)
			);
		}
		setState( { isBusy: false, error } );
	};
	return { ...state, connect };
}
