import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { toRecord, toRecords, toText } from '@shared/guards';
import { useSteadyThrottle } from '@shared/throttle';
import { readRid } from '../attributes';
import { isAddressOrCode } from '../read-reservation';

/** Most restaurants that are offered, and milliseconds between two searches. */
export const PAGE_SIZE = 20;
const PAUSE = 500;

/**
 * Reads what a search found.
 *
 * @param answer JSON of docs/server-contract.md A12.
 * @return Restaurants as the picker shows them.
 */
export const readItems = ( answer: unknown ): string[] =>
	toRecords( toRecord( answer ).items ).flatMap( ( { rid, name } ) => {
		const id = readRid( rid );
		return id === null ? [] : [ `${ toText( name ) } (#${ id })` ];
	} );

/**
 * Looks for restaurants by name.
 *
 * @return The latest results, and the search function. Numbers, URLs and embed code are not searched for.
 */
export function useSearch(): [ string[], ( typed: string ) => void ] {
	const [ found, setFound ] = useState< string[] >( [] );
	const request = useRef< AbortController | null >( null );
	// After the server reported that search is unavailable, no further requests are sent.
	const isOff = useRef( false );
	useEffect( () => () => request.current?.abort(), [] );
	const search = useSteadyThrottle( async ( typed: string ) => {
		request.current?.abort();
		const query = typed.trim().slice( 0, 80 );
		if (
			isOff.current ||
			query === '' ||
			isAddressOrCode( query ) ||
			readRid( query ) !== null
		) {
			return;
		}
		const controller = new AbortController();
		request.current = controller;
		try {
			const answer = await apiFetch( {
				path: addQueryArgs( '/mainstreet/v1/opentable/search', {
					query,
					pageSize: PAGE_SIZE,
				} ),
				signal: controller.signal,
			} );
			isOff.current = toRecord( answer ).available === false;
			setFound( readItems( answer ) );
		} catch {
			// Suggestions are a convenience: the number can always be typed.
		}
	}, PAUSE );
	return [ found, search ];
}
