import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AccountService } from './accounts-state';
import * as api from './api';

/** Action in progress: the id of an account, or an action on the app. */
export type Busy = '' | 'saving' | 'removing' | number;

/** Error message, and the account or app next to which it is shown. */
type Problem = { at: number | 'app'; message: string };

/**
 * State and actions of the accounts of one service.
 *
 * @param initial What the server printed.
 */
export function useAccounts( initial: AccountService ) {
	const [ state, setState ] = useState( initial );
	const [ busy, setBusy ] = useState< Busy >( '' );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const { service } = initial;
	const isAway = useRef( false );

	const take = ( all: AccountService[] ) =>
		setState(
			all.find( ( known ) => known.service === service ) ?? initial
		);
	const reload = async () => {
		const result = await api.getAccounts();
		if ( result.ok ) {
			take( result.value );
		}
	};
	const latest = useRef( reload );
	latest.current = reload;

	useEffect( () => {
		// The user returns from the window that connects accounts.
		const onFocus = () => {
			if ( isAway.current ) {
				isAway.current = false;
				latest.current();
			}
		};
		window.addEventListener( 'focus', onFocus );
		return () => window.removeEventListener( 'focus', onFocus );
	}, [] );

	const send = async (
		what: Busy,
		answer: Promise< api.Result< AccountService[] > >,
		message: string
	): Promise< boolean > => {
		setBusy( what );
		setProblem( null );
		const result = await answer;
		setBusy( '' );
		if ( ! result.ok ) {
			const at = typeof what === 'number' ? what : 'app';
			setProblem( { at, message: result.message } );
			return false;
		}
		take( result.value );
		speak( message );
		return true;
	};

	return {
		state,
		busy,
		problem,
		/** Called when the window that connects accounts opens. */
		leave: () => {
			isAway.current = true;
		},
		test: async ( id: number ) => {
			const message = __( 'The connection works.', 'mainstreet-blocks' );
			const works = await send( id, api.testAccount( id ), message );
			if ( ! works ) {
				// Read the state again, because the account may need to be connected again.
				await reload();
			}
			return works;
		},
		give: ( id: number, isMine: boolean ) =>
			send(
				id,
				api.setAccountOwner( id, isMine ),
				__( 'Saved.', 'mainstreet-blocks' )
			),
		disconnect: ( id: number ) =>
			send(
				id,
				api.removeAccount( id ),
				__( 'Disconnected.', 'mainstreet-blocks' )
			),
		saveApp: ( id: string, secret: string ) =>
			send(
				'saving',
				api.saveApp( service, id, secret ),
				__( 'Saved.', 'mainstreet-blocks' )
			),
		removeApp: () =>
			send(
				'removing',
				api.removeApp( service ),
				__( 'Removed.', 'mainstreet-blocks' )
			),
	};
}
