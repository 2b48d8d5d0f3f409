import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Debounce in milliseconds. */
const DELAY = 250;
/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 10;
/** Minimum length of a query. */
const MIN_LENGTH = 3;

/** A geocoding service. */
export type Finder< Place > = {
	/**
	 * Searches places. Rejects with the service's message.
	 *
	 * @param query  What was typed.
	 * @param signal Ends the request.
	 * @return Places, best first.
	 */
	find: ( query: string, signal: AbortSignal ) => Promise< Place[] >;
	/** Whether the service allows searches on Enter only, not as you type. */
	waitsForEnter?: boolean;
};

export type Suggestions< Place > = {
	/** Null before the first response. */
	places: Place[] | null;
	error: string;
	isBusy: boolean;
};

const NOTHING = { places: null, error: '', isBusy: false };

const getReason = ( error: unknown ): string =>
	( error instanceof Error && error.message ) ||
	__( 'The search failed. Please try again.', 'mainstreet-blocks' );

/**
 * Searches places as you type. Outdated requests are aborted.
 *
 * @param query  Contents of the field.
 * @param finder Who is asked.
 */
export function useSuggestions< Place >(
	query: string,
	finder: Finder< Place >
): Suggestions< Place > {
	const [ state, setState ] = useState< Suggestions< Place > >( NOTHING );
	useEffect( () => {
		if ( query.trim().length < MIN_LENGTH ) {
			setState( NOTHING );
			return undefined;
		}
		const controller = new AbortController();
		const settle = ( result: Partial< Suggestions< Place > > ) =>
			! controller.signal.aborted &&
			setState( { ...NOTHING, ...result } );
		const timer = setTimeout(
			() => {
				settle( { isBusy: true } );
				finder.find( query, controller.signal ).then(
					( places ) =>
						settle( {
							places: places.slice( 0, MAX_SUGGESTIONS ),
						} ),
					( error: unknown ) =>
						settle( { error: getReason( error ) } )
				);
			},
			finder.waitsForEnter ? 0 : DELAY
		);
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ query, finder ] );
	return state;
}
