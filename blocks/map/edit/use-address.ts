import { useEffect, useRef } from '@wordpress/element';
import type { Point } from '../types';
import type { PointFinder } from './geocode';

type Lookup = {
	address: string;
	/** Whether the map has no markers of its own. */
	isEmpty: boolean;
	/** Geocoder; null for none. */
	finder: PointFinder | null;
	onFound: ( point: Point ) => void;
	onFailure: () => void;
};

/**
 * Turns the address of a map without markers into its first marker: once, when the
 * map is first drawn (maps that come from a contact widget have an address only).
 *
 * @param lookup Address, whom to ask, and what to do with the answer.
 */
export function useAddress( lookup: Lookup ): void {
	const latest = useRef( lookup );
	latest.current = lookup;
	const { address, isEmpty, finder } = lookup;
	// An answer is used once: undoing it must not bring the marker back.
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
