import { useEffect, useState } from '@wordpress/element';
import { getOrder } from './api';
import type { OrderDetails } from './types';

/**
 * Everything about an order.
 *
 * @param id Order.
 */
export function useOrder( id: number ) {
	const [ item, setItem ] = useState< OrderDetails | null >( null );
	const [ error, setError ] = useState( '' );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		getOrder( id, controller.signal ).then( ( result ) => {
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
	return { item, error, setItem, reload: () => setTurn( ( n ) => n + 1 ) };
}
