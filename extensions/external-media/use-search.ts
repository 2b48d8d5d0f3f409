import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getErrorMessage } from '@shared/api';
import { readPage, type Item } from './answers';
import { ANY, writeFilter, type Filter } from './filters';

const PAGE_SIZE = 20;

/** What is searched for before anybody said what (part 3). */
const TERMS = [
	'mountain',
	'ocean',
	'river',
	'clouds',
	'pattern',
	'abstract',
	'sky',
];

export const getFirstTerm = (): string =>
	TERMS[ Math.floor( Math.random() * TERMS.length ) ] ?? 'sky';

const getCommonError = (): string =>
	__( 'Internal server error', 'mainstreet-blocks' );

/**
 * Searches a library.
 *
 * @param source Library.
 */
export function useSearch( source: string ) {
	const [ items, setItems ] = useState< Item[] >( [] );
	const [ next, setNext ] = useState( '' );
	const [ isLoading, setIsLoading ] = useState( false );
	const [ error, setError ] = useState( '' );
	const run = useRef( 0 );
	const asked = useRef( { term: '', filter: ANY } );

	const load = async ( page: string ): Promise< void > => {
		const own = ++run.current;
		const { term, filter } = asked.current;
		setIsLoading( true );
		setError( '' );
		if ( page === '' ) {
			setItems( [] );
			setNext( '' );
		}
		try {
			const found = readPage(
				await apiFetch( {
					path: addQueryArgs(
						`/wpcom/v2/external-media/list/${ source }`,
						{
							number: PAGE_SIZE,
							search: term,
							page_handle: page || undefined,
							filter: writeFilter( filter ) || undefined,
						}
					),
				} )
			);
			if ( ! found ) {
				throw new Error( getCommonError() );
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
				setError( getErrorMessage( problem, getCommonError() ) );
				setIsLoading( false );
			}
		}
	};
	// An answer to a dialog that is closed changes nothing.
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
		search: ( term: string, filter: Filter ) => {
			asked.current = { term: term.trim(), filter };
			void load( '' );
		},
		loadMore: () => void load( next ),
	};
}
