import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { openPopup, watchPopup } from '@shared/popup';
import { readConnection } from './responses';
import { describe } from './sessions';

const PATH = '/wpcom/v2/external-media/connection/google_photos';

type State = {
	/** `out`: not connected; `failed`: the state could not be loaded. */
	status: 'loading' | 'failed' | 'out' | 'connecting' | 'in';
	/** Where one connects. */
	url: string;
	/** Error message; '' for none. */
	error: string;
};

/** The user's connection to Google Photos. */
export function useConnection() {
	const [ state, setState ] = useState< State >( {
		status: 'loading',
		url: '',
		error: '',
	} );
	const [ isLeaving, setIsLeaving ] = useState( false );
	const isHere = useRef( true );
	/** Stops watching the popup, and closes it. */
	const stop = useRef( () => {} );

	const set = ( change: Partial< State > ) => {
		if ( isHere.current ) {
			setState( ( before ) => ( { ...before, ...change } ) );
		}
	};
	const load = async ( error = '' ): Promise< void > => {
		try {
			const found = readConnection( await apiFetch( { path: PATH } ) );
			if ( ! found || typeof found === 'string' ) {
				throw new Error( found ?? '' );
			}
			const { url, isConnected } = found;
			set( { url, error, status: isConnected ? 'in' : 'out' } );
		} catch ( problem ) {
			set( {
				status: 'failed',
				error: describe( problem ),
			} );
		}
	};
	useEffect( () => {
		isHere.current = true;
		void load();
		return () => {
			isHere.current = false;
			stop.current();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen is opened; "Try again" asks anew.
	}, [] );

	const connect = () => {
		const popup = openPopup( state.url );
		if ( ! popup ) {
			set( {
				error: __(
					'Your browser blocked the window. Please allow pop-ups from this site and try again.',
					'mainstreet-blocks'
				),
			} );
			return;
		}
		set( { status: 'connecting', error: '' } );
		// The message of the popup is not needed; the state comes from the server.
		const end = watchPopup( popup, () => void load() );
		stop.current = () => {
			end();
			popup.close();
		};
	};
	/** Resolves to whether it is done. */
	const disconnect = async (): Promise< boolean > => {
		setIsLeaving( true );
		set( { error: '' } );
		let error = '';
		try {
			await apiFetch( { path: PATH, method: 'DELETE' } );
			await load();
		} catch ( problem ) {
			error = describe( problem );
			set( { error } );
		}
		setIsLeaving( false );
		return error === '';
	};
	return {
		...state,
		isLeaving,
		connect,
		cancel: () => {
			stop.current();
			void load();
		},
		disconnect,
		retry: () => {
			set( { status: 'loading', error: '' } );
			void load();
		},
		/** Google refused the connection. */
		lose: () =>
			void load(
				__(
					'Google requires you to sign in again.',
					'mainstreet-blocks'
				)
			),
	};
}
