import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { isFiniteNumber, toRecord } from '@shared/guards';

/** Number of confirmed subscribers; `unavailable` if unknown. */
export type SubscriberCount = number | 'loading' | 'unavailable';

let request: Promise< SubscriberCount > | null = null;

/** Reads the answer of `GET /wpcom/v2/subscribers/count`. */
export function readCount( answer: unknown ): SubscriberCount {
	const { count } = toRecord( answer );
	return isFiniteNumber( count ) && count >= 0 ? count : 'unavailable';
}

/** Number of recipients of a new post. Requested once per page load; failures are retried. */
export function fetchSubscriberCount(): Promise< SubscriberCount > {
	request ??= apiFetch( { path: '/wpcom/v2/subscribers/count' } )
		.then( readCount )
		.catch( (): SubscriberCount => 'unavailable' )
		.then( ( count ) => {
			if ( count === 'unavailable' ) {
				request = null;
			}
			return count;
		} );
	return request;
}

/** Number of recipients of a new post. */
export function useSubscriberCount(): SubscriberCount {
	const [ count, setCount ] = useState< SubscriberCount >( 'loading' );
	useEffect( () => {
		let isMounted = true;
		fetchSubscriberCount().then(
			( known ) => isMounted && setCount( known )
		);
		return () => {
			isMounted = false;
		};
	}, [] );
	return count;
}
