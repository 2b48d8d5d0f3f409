import { useEffect, useRef } from '@wordpress/element';
import type { Point } from '../types';
import type { PointFinder } from './geocode';

type Lookup = {
	address: string;
	/** Whether the map has no markers. */
	isEmpty: boolean;
	/** Geocoder; null for none. */
	finder: PointFinder | null;
	onFound: ( point: Point ) => void;
	onFailure: () => void;
};

/**
 * Converts the address of a map without markers to its first marker, once. Maps of a contact info widget have an address only.
 *
 * @param lookup Address, whom to ask, and what to do with the answer.
 */
export function useAddress( lookup: Lookup ): void {
	const latest = useRef( lookup );
	latest.current = lookup;
	const { address, isEmpty, finder } = lookup;
	// Each result is used once: it must not return after an undo.
	const answered = useRef( '' );
	const isWanted = isEmpty && address.trim() !== '';

	useEffect( () => {
		if ( ! isWanted || ! finder || answered.current === address ) {
			return undefined;
		}
		const controller = new AbortController();
		finder
			.find( address, controller.signal )
			.then( ( [ best ] ) => {
				answered.current = address;
				if ( best ) {
					latest.current.onFound( best );
				} else {
					latest.current.onFailure();
				}
			} )
			.catch( () => {
				if ( ! controller.signal.aborted ) {
					latest.current.onFailure();
				}
			} );
		return () => controller.abort();
	}, [ isWanted, address, finder ] );
}
