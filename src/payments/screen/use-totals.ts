import { useEffect, useState } from '@wordpress/element';
import { getTotals } from './api';
import type { Mode, Totals } from './types';

/**
 * Sums of a year. What was there stays until the next one is.
 *
 * @param year Year; 0 for the current one.
 * @param mode With real money, or without.
 */
export function useTotals( year: number, mode: Mode ) {
	const [ totals, setTotals ] = useState< Totals | null >( null );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( true );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		setIsBusy( true );
		getTotals( year, mode, controller.signal ).then( ( result ) => {
			if ( controller.signal.aborted ) {
				return;
			}
			setError( result.ok ? '' : result.message );
			if ( result.ok ) {
				setTotals( result.value );
			}
			setIsBusy( false );
		} );
		return () => controller.abort();
	}, [ year, mode, turn ] );
	return {
		totals,
		error,
		isBusy,
		reload: () => setTurn( ( n ) => n + 1 ),
	};
}
