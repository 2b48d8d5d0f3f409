import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { toPlainText } from '@shared/plain-text';
import { isRecord, toRecord } from '@shared/guards';

export type Loaded = Record< string, unknown >;

type State = {
	status: 'loading' | 'ready' | 'failed';
	data: Loaded;
	isBusy: boolean;
	/** Error message of the last action; '' if it succeeded. */
	error: string;
};

/**
 * Loads the state of a plugin, and again after each action.
 *
 * @param path Where to ask.
 * @return The state; `run( action, explain )` does something and shows `explain( message )` if that fails.
 */
export function useStatus( path: string ) {
	const [ state, setState ] = useState< State >( {
		status: 'loading',
		data: {},
		isBusy: false,
		error: '',
	} );
	const isMounted = useRef( false );
	const change = useCallback( ( part: Partial< State > ) => {
		if ( isMounted.current ) {
			setState( ( old ) => ( { ...old, ...part } ) );
		}
	}, [] );
	const load = useCallback(
		() =>
			apiFetch< unknown >( { path } ).then(
				( data ) =>
					change(
						// PHP writes an empty map as an empty list.
						( isRecord( data ) && ! ( 'error' in data ) ) ||
							Array.isArray( data )
							? { status: 'ready', data: toRecord( data ) }
							: { status: 'failed' }
					),
				// The panel then renders nothing.
				() => change( { status: 'failed' } )
			),
		[ path, change ]
	);
	useEffect( () => {
		isMounted.current = true;
		load();
		return () => {
			isMounted.current = false;
		};
	}, [ load ] );

	const run = async (
		action: () => Promise< unknown >,
		explain: ( message: string ) => string
	) => {
		change( { isBusy: true, error: '' } );
		try {
			await action();
			await load();
			change( { isBusy: false } );
		} catch ( error ) {
			// Core's messages are HTML; the panel shows plain text.
			const message = getErrorMessage(
				error,
				__( 'The server did not give a reason.', 'mainstreet-blocks' )
			);
			change( {
				isBusy: false,
				error: explain( toPlainText( message ) ),
			} );
		}
	};
	return { ...state, run };
}
