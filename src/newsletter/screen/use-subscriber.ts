import { useEffect, useState } from '@wordpress/element';
import { getSubscriber } from './api';
import type { SubscriberDetails } from './types';

/**
 * Everything about a subscriber.
 *
 * @param id       Subscriber.
 * @param revision Another number loads them anew.
 */
export function useSubscriber( id: number, revision: number ) {
	const [ item, setItem ] = useState< SubscriberDetails | null >( null );
	const [ error, setError ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		getSubscriber( id, controller.signal ).then( ( result ) => {
			if ( controller.signal.aborted ) {
				return;
			}
			setError( result.ok ? '' : result.message );
			if ( result.ok ) {
				setItem( result.value );
			}
		} );
		return () => controller.abort();
	}, [ id, turn, revision ] );
	return { item, error, setItem, reload: () => setTurn( ( n ) => n + 1 ) };
}
