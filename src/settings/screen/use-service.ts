import { useEffect, useRef, useState } from '@wordpress/element';
import { saveSettings, testService } from './api';
import { NO_KEY, type KeyState } from './keys-state';

export type Busy = '' | 'saving' | 'testing' | 'removing';

/** Error message, and where it is shown. */
export type Problem = {
	at: 'field' | 'key';
	message: string;
	/** Error messages by name of the part of the key. */
	parts: Record< string, string >;
};

/** Entered key, or its parts by name. */
export type EnteredValues = string | Record< string, string >;

/**
 * State and actions of the key of one service.
 *
 * @param initial What the server printed.
 */
export function useService( id: string, initial: KeyState ) {
	const [ key, setKey ] = useState( initial );
	const [ busy, setBusy ] = useState< Busy >( '' );
	const [ problem, setProblem ] = useState< Problem | null >( null );

	const write = async (
		value: EnteredValues | null,
		kind: Busy,
		at: Problem[ 'at' ]
	): Promise< boolean > => {
		setBusy( kind );
		setProblem( null );
		const result = await saveSettings( { [ id ]: value } );
		setBusy( '' );
		if ( result.ok ) {
			setKey( result.value.keys[ id ] ?? NO_KEY );
		} else {
			setProblem( {
				at,
				message: result.message,
				parts: Object.fromEntries(
					Object.entries( result.fields ).flatMap(
						( [ field, sentence ] ) =>
							field.startsWith( `${ id }.` )
								? [ [ field.slice( id.length + 1 ), sentence ] ]
								: []
					)
				),
			} );
		}
		return result.ok;
	};

	const test = async (): Promise< void > => {
		setBusy( 'testing' );
		setProblem( null );
		const result = await testService( id );
		setBusy( '' );
		if ( result.ok ) {
			setKey( ( before ) => ( { ...before, check: result.value } ) );
		} else {
			setProblem( { at: 'key', message: result.message, parts: {} } );
		}
	};

	// Other screens store keys without a test. Such a key is tested once.
	const isUntested = useRef( initial.set && ! initial.check );
	useEffect( () => {
		if ( isUntested.current ) {
			isUntested.current = false;
			test();
		}
	} );

	return {
		key,
		busy,
		problem,
		save: ( value: EnteredValues ) => write( value, 'saving', 'field' ),
		remove: () => write( null, 'removing', 'key' ),
		test,
	};
}
