import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';
import { toRecords } from '@shared/guards';
import { getPostActions } from '@shared/post-editor/post-store';
import { parseAccounts, toId } from './parse';
import { reducer, type Action } from './reducer';
import { FIELD, getField, isPublished, selectors } from './selectors';
import type { Connection } from './types';

export type { Connection, TestSuccess } from './types';

const NAME = 'mainstreet/connections';
const PATH = '/wpcom/v2/publicize/connection-test-results';

type Registry = {
	select: ( store: string ) => unknown;
	dispatch: ( store: string ) => unknown;
};

type Tools = {
	dispatch: ( action: Action ) => unknown;
	select: { getConnections: () => readonly Connection[] };
	registry: Registry;
};

/** Last request of each registry: the response to an earlier one is ignored. */
const lastRequest = new WeakMap< object, object >();

/**
 * Lets the server test the connections. The server caches the results for a while.
 *
 * @param isForced Whether it tests them anew, because something was done about them.
 */
const testConnections =
	( isForced = false ) =>
	async ( { dispatch, registry }: Tools ): Promise< void > => {
		const request = {};
		lastRequest.set( registry, request );
		dispatch( { type: 'START_TEST' } );
		const path = isForced ? addQueryArgs( PATH, { refresh: 1 } ) : PATH;
		const action = await apiFetch( { path } ).then(
			( answer ): Action => ( {
				type: 'RECEIVE_TEST',
				tests: parseAccounts( answer ),
			} ),
			( error: unknown ): Action => ( {
				type: 'FAIL_TEST',
				error: getErrorMessage(
					error,
					__(
						'Could not check the connections.',
						'mainstreet-blocks'
					)
				),
			} )
		);
		if ( lastRequest.get( registry ) === request ) {
			dispatch( action );
		}
	};

/**
 * Returns the new value of the post's field, with one changed choice.
 *
 * @param field      The post's field.
 * @param connection The account whose choice changes.
 */
function change(
	field: unknown,
	connection: Connection,
	changes: Partial< Pick< Connection, 'enabled' | 'message' > >
) {
	const own = toRecords( field );
	const isKnown = own.some( ( { id } ) => toId( id ) === connection.id );
	return ( isKnown ? own : [ ...own, connection ] ).map( ( item ) =>
		toId( item.id ) === connection.id ? { ...item, ...changes } : item
	);
}

/**
 * Changes whether the post is shared to a connection. The choice is stored with a draft; for a published post it applies to sharing it
 * again.
 *
 * @param id Id of the connection.
 */
const toggleConnection =
	( id: string ) =>
	( { dispatch, select: see, registry }: Tools ): void => {
		const connection = see
			.getConnections()
			.find( ( each ) => each.id === id );
		if ( ! connection?.toggleable ) {
			return;
		}
		if ( isPublished( registry ) ) {
			dispatch( {
				type: 'CHOOSE',
				id,
				isChosen: ! connection.enabled,
			} );
			return;
		}
		getPostActions( registry, 'editPost' )?.editPost( {
			[ FIELD ]: change( getField( registry ), connection, {
				enabled: ! connection.enabled,
			} ),
		} );
	};

/**
 * Changes the text for one connection. It is stored with a draft; for a published post it applies to sharing it again.
 *
 * @param id   Id of the connection.
 * @param text Text; '' for the same as all.
 */
const setText =
	( id: string, text: string ) =>
	( { dispatch, select: see, registry }: Tools ): void => {
		const connection = see
			.getConnections()
			.find( ( each ) => each.id === id );
		if ( ! connection ) {
			return;
		}
		if ( isPublished( registry ) ) {
			dispatch( { type: 'SET_TEXT', id, text } );
			return;
		}
		getPostActions( registry, 'editPost' )?.editPost( {
			[ FIELD ]: change( getField( registry ), connection, {
				message: text,
			} ),
		} );
	};

/** Sets the text for sharing the post again. */
const setNextMessage = ( message: string ): Action => ( {
	type: 'SET_MESSAGE',
	message,
} );

/** Connections that the post is shared to, and whether they work. They are tested on demand only. */
export const connectionsStore = createReduxStore( NAME, {
	reducer,
	actions: { testConnections, toggleConnection, setText, setNextMessage },
	selectors,
} );

// May be loaded by several chunks.
if ( ! select( NAME ) ) {
	register( connectionsStore );
}
