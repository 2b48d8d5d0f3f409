import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import {
	describeProblem,
	getServerError,
	needsConnection,
	readPage,
	type Item,
} from './responses';

const PAGE_SIZE = 20;

/** Query parameters besides the page. */
type Query = Record< string, string | undefined >;

/**
 * Loads the items of a library page by page, without duplicates.
 *
 * @param onMustConnect Called where an account is to be connected first.
 */
export function usePages( source: string, onMustConnect?: () => void ) {
	const [ items, setItems ] = useState< Item[] >( [] );
	const [ next, setNext ] = useState( '' );
	const [ isLoading, setIsLoading ] = useState( false );
	const [ error, setError ] = useState( '' );
	const run = useRef( 0 );
	const asked = useRef< Query >( {} );

	const load = async ( page: string ): Promise< void > => {
		const own = ++run.current;
		setIsLoading( true );
		setError( '' );
		if ( page === '' ) {
			setItems( [] );
			setNext( '' );
		}
		try {
			const answer: unknown = await apiFetch( {
				path: addQueryArgs(
					`/wpcom/v2/external-media/list/${ source }`,
					{
						number: PAGE_SIZE,
						page_handle: page || undefined,
						...asked.current,
					}
				),
			} );
			const found = readPage( answer );
			if ( ! found ) {
				throw answer;
			}
			if ( own === run.current ) {
				setItems( ( before ) => {
					const known = new Set( before.map( ( { id } ) => id ) );
					return [
						...before,
						...found.items.filter(
							( { id } ) => ! known.has( id )
						),
					];
				} );
				setNext( found.next );
				setIsLoading( false );
			}
		} catch ( problem ) {
			if ( own === run.current ) {
				setError( describeProblem( problem, getServerError() ) );
				setIsLoading( false );
				if ( needsConnection( problem ) ) {
					onMustConnect?.();
				}
			}
		}
	};
	// Ignores responses after the dialog was closed.
	useEffect(
		() => () => {
			run.current = -1;
		},
		[]
	);
	return {
		items,
		hasMore: next !== '',
		isLoading,
		error,
		ask: ( query: Query ) => {
			asked.current = query;
			void load( '' );
		},
		/** Repeats a failed request. */
		retry: () => void load( items.length > 0 ? next : '' ),
		loadMore: () => void load( next ),
		/** Forgets all. */
		clear: () => {
			run.current++;
			setItems( [] );
			setNext( '' );
			setError( '' );
			setIsLoading( false );
		},
	};
}
