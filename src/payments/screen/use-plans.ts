import { useCallback, useEffect, useState } from '@wordpress/element';
import { getPlans } from './api';
import type { Plans } from './types';

/**
 * The plans of the site. There are few, so they come at once.
 *
 * @param archived Those that are no longer sold as well.
 */
export function usePlans( archived: boolean ) {
	const [ plans, setPlans ] = useState< Plans | null >( null );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( true );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		setIsBusy( true );
		getPlans( archived, controller.signal ).then( ( result ) => {
			if ( controller.signal.aborted ) {
				return;
			}
			setError( result.ok ? '' : result.message );
			if ( result.ok ) {
				setPlans( result.value );
			}
			setIsBusy( false );
		} );
		return () => controller.abort();
	}, [ archived, turn ] );
	return {
		plans,
		error,
		isBusy,
		reload: useCallback( () => setTurn( ( n ) => n + 1 ), [] ),
	};
}
