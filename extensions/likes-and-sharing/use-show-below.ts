import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { toRecord, toText } from '@shared/guards';
import { getBelowContentSettings } from './post-types';

export type Kind = 'likes' | 'sharing';

const PATH = '/mainstreet/v1/settings';

/** Post types that were added since the page was loaded, for a panel that is opened again. */
const added = new Set< string >();

/**
 * Adds a post type to those with buttons below their content. Loads the current list first, because it may have
 * changed.
 *
 * @param kind     Likes or sharing buttons.
 * @param postType Type of posts.
 */
async function add( kind: Kind, postType: string ): Promise< void > {
	const name = `${ kind }_below`;
	const stored = toText(
		toRecord( await apiFetch( { path: PATH } ) )[ name ]
	);
	const types = stored.split( ',' ).filter( Boolean );
	await apiFetch( {
		path: PATH,
		method: 'POST',
		data: { [ name ]: [ ...new Set( [ ...types, postType ] ) ].join() },
	} );
	added.add( `${ kind } ${ postType }` );
}

/**
 * Whether a post type has buttons below its content, and a function that adds it.
 *
 * @param kind     Likes or sharing buttons.
 * @param postType Type of posts.
 */
export function useShowBelow( kind: Kind, postType: string ) {
	const [ state, setState ] = useState( { isBusy: false, error: '' } );
	const show = async (): Promise< boolean > => {
		setState( { isBusy: true, error: '' } );
		try {
			await add( kind, postType );
			setState( { isBusy: false, error: '' } );
			return true;
		} catch ( reason ) {
			setState( {
				isBusy: false,
				error: getErrorMessage(
					reason,
					__( 'Could not save the setting.', 'mainstreet-blocks' )
				),
			} );
			return false;
		}
	};
	return {
		...state,
		isBelow:
			added.has( `${ kind } ${ postType }` ) ||
			getBelowContentSettings()[ kind ].includes( postType ),
		show,
	};
}
