import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Milliseconds without a key before a question is asked. */
const DELAY = 250;
/** Suggestions that are shown. */
const MAX_SUGGESTIONS = 10;
/** Letters that are a question; fewer find everything and nothing. */
const MIN_LENGTH = 3;

/** Finds places by an address or a name. */
export type Finder< Place > = {
	/**
	 * Asks for places. A refusal is an error whose message is the service's own sentence.
	 *
	 * @param query  What was typed.
	 * @param signal Ends the request.
	 * @return Places, best first.
	 */
	find: ( query: string, signal: AbortSignal ) => Promise< Place[] >;
	/** Whether the service may be asked only for what was sent with Enter, not while people type. */
	waitsForEnter?: boolean;
};

export type Suggestions< Place > = {
	/** Null until there has been an answer. */
	places: Place[] | null;
	error: string;
	isBusy: boolean;
};

const NOTHING = { places: null, error: '', isBusy: false };

const getReason = ( error: unknown ): string =>
	( error instanceof Error && error.message ) ||
	__( 'The search failed. Please try again.', 'mainstreet-blocks' );

/**
 * Searches for places while somebody types. A question that was overtaken by the next one is ended.
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
