import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { readConnections, type Connection } from './responses';

const load = async (): Promise< Connection[] > =>
	readConnections(
		await apiFetch( { path: '/wpcom/v2/instagram-gallery/connections' } )
	);

/** Accounts that the user may choose. */
export type Connections = {
	/** Null while they are on their way. */
	list: Connection[] | null;
	/** Asks anew; gives those there are now. */
	reload: () => Promise< Connection[] >;
};

/**
 * Asks which accounts there are.
 *
 * @param onFailure Called when that can't be found out.
 */
export function useConnections( onFailure: () => void ): Connections {
	const [ list, setList ] = useState< Connection[] | null >( null );
	const isThere = useRef( true );
	const fail = useRef( onFailure );
	fail.current = onFailure;

	const reload = useCallback( async () => {
		const found = await load();
		if ( isThere.current ) {
			setList( found );
		}
		return found;
	}, [] );

	useEffect( () => {
		isThere.current = true;
		reload().catch( () => {
			if ( isThere.current ) {
				setList( [] );
				fail.current();
			}
		} );
		return () => {
			isThere.current = false;
		};
	}, [ reload ] );
	return { list, reload };
}
