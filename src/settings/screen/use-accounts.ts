import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AccountService } from './accounts-state';
import * as api from './api';

/** What is at work: the number of an account, or something about the app. */
export type Busy = '' | 'saving' | 'removing' | number;

/** What went wrong, and with what: shown beside it. */
type Problem = { at: 'account' | 'app'; message: string };

/**
 * The accounts of one service, and what can be done with them.
 *
 * @param initial What the server printed.
 */
export function useAccounts( initial: AccountService ) {
	const [ state, setState ] = useState( initial );
	const [ busy, setBusy ] = useState< Busy >( '' );
	const [ problem, setProblem ] = useState< Problem | null >( null );
	const { service } = initial;

	const send = async (
		what: Busy,
		answer: Promise< api.Result< AccountService[] > >,
		said: string
	): Promise< boolean > => {
		setBusy( what );
		setProblem( null );
		const result = await answer;
		setBusy( '' );
		if ( ! result.ok ) {
			const at = typeof what === 'number' ? 'account' : 'app';
			setProblem( { at, message: result.message } );
			return false;
		}
		setState(
			result.value.find( ( known ) => known.service === service ) ??
				initial
		);
		speak( said );
		return true;
	};

	return {
		state,
		busy,
		problem,
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
