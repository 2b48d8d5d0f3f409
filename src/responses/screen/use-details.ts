import { useEffect, useState } from '@wordpress/element';
import { getDetails } from './api';
import type { Details } from './types';

/**
 * Everything about an answer.
 *
 * @param id Answer.
 */
export function useDetails( id: number ) {
	const [ item, setItem ] = useState< Details | null >( null );
	const [ error, setError ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		getDetails( id, controller.signal ).then( ( result ) => {
			if ( controller.signal.aborted ) {
				return;
			}
			setError( result.ok ? '' : result.message );
			if ( result.ok ) {
				setItem( result.value );
			}
		} );
		return () => controller.abort();
	}, [ id, turn ] );
	return { item, error, reload: () => setTurn( ( n ) => n + 1 ) };
}
