import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Point } from '../types';
import type { Finder } from './geocode';

const MIN_LENGTH = 3;

type Search = { results: Point[] | null; error: string; isBusy: boolean };

const NOTHING: Search = { results: null, error: '', isBusy: false };

/**
 * Searches for places while somebody types.
 *
 * @param query  Contents of the field.
 * @param finder Who is asked.
 * @return `results` is null until there has been an answer.
 */
export function useSearch( query: string, finder: Finder ): Search {
	const [ search, setSearch ] = useState( NOTHING );
	useEffect( () => {
		if ( query.trim().length < MIN_LENGTH ) {
			setSearch( NOTHING );
			return undefined;
		}
		const controller = new AbortController();
		const timer = setTimeout( () => {
			setSearch( { ...NOTHING, isBusy: true } );
			finder
				.find( query, controller.signal )
				.then( ( results ) => setSearch( { ...NOTHING, results } ) )
				.catch( ( error: unknown ) => {
					if ( controller.signal.aborted ) {
						return;
					}
					const reason = error instanceof Error ? error.message : '';
					setSearch( {
						...NOTHING,
						error:
							reason ||
							__(
								'The search failed. Please try again.',
								'mainstreet-blocks'
							),
					} );
				} );
		}, finder.delay );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ query, finder ] );
	return search;
}
