import { useState } from '@wordpress/element';
import { writeFilter, type Filter } from './filters';
import { usePages } from './use-pages';

/** Default search terms (specification part 3). */
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

/** Searches a library. */
export function useSearch( source: string ) {
	const { ask, ...pages } = usePages( source );
	const [ asked, setAsked ] = useState< string | null >( null );
	return {
		...pages,
		// Before the first search nothing is missing.
		isLoading: pages.isLoading || asked === null,
		/** Whether a term needs a search: it differs from the results, or loading failed. */
		canSearch: ( term: string ) =>
			term.trim() !== '' &&
			( term.trim() !== asked || pages.error !== '' ),
		search: ( term: string, filter: Filter ) => {
			setAsked( term.trim() );
			ask( {
				search: term.trim(),
				filter: writeFilter( filter ) || undefined,
			} );
		},
	};
}
