import { useEffect, useRef, useState } from '@wordpress/element';
import { getEditorState } from '@shared/editor-state';
import { resolveRedirect } from '@shared/embed-editor';
import { readGif, readPasted, type Pasted } from '../gif';
import { getShape, fetchGifs, search, type Found } from './giphy';

/** What a search found, and whether it could be made. */
export type Outcome = { found: Found[]; isWithoutKey: boolean };

/** A pasted GIF, with its shape; it works without a key, and where GIPHY doesn't answer. */
async function find(
	{ id, url, paddingTop }: Pasted,
	key: string,
	signal: AbortSignal
): Promise< Found[] > {
	let number = id;
	if ( number === '' ) {
		const last = await resolveRedirect( url, signal );
		number = last.ok ? ( readGif( last.url )?.id ?? '' ) : '';
	}
	if ( number === '' ) {
		return [];
	}
	const known =
		key === '' || paddingTop
			? undefined
			: await fetchGifs( number, key, signal ).catch( () => undefined );
	const shape = paddingTop ?? known?.paddingTop;
	return [
		{
			title: '',
			still: '',
			...known,
			id: number,
			paddingTop:
				shape ??
				( await getShape(
					`https://giphy.com/gifs/${ number }`,
					signal
				) ),
		},
	];
}

const NOTHING: Outcome & { term: string } = {
	found: [],
	isWithoutKey: false,
	term: '',
};

/**
 * Searches for a term, or reads what was pasted.
 *
 * @param onFound Called with the first result.
 */
export function useSearch( onFound: ( gif: Found, text: string ) => void ) {
	const [ outcome, setOutcome ] = useState( NOTHING );
	const [ isBusy, setIsBusy ] = useState( false );
	const controller = useRef< AbortController | null >( null );
	useEffect( () => () => controller.current?.abort(), [] );

	const submit = async ( typed: string ) => {
		const text = typed.trim();
		if ( text === '' || isBusy ) {
			return;
		}
		const key = getEditorState().keys.giphy ?? '';
		const pasted = readPasted( text );
		if ( ! pasted && key === '' ) {
			setOutcome( { found: [], isWithoutKey: true, term: '' } );
			return;
		}
		// Clears the message of the previous search.
		setOutcome( ( before ) =>
			before.found.length > 0 ? before : NOTHING
		);
		setIsBusy( true );
		controller.current = new AbortController();
		const { signal } = controller.current;
		try {
			const found = await ( pasted
				? find( pasted, key, signal )
				: search( text, key, signal ) );
			if ( signal.aborted ) {
				return;
			}
			setOutcome( { found, isWithoutKey: false, term: text } );
			if ( found[ 0 ] ) {
				onFound( found[ 0 ], pasted ? pasted.url : text );
			}
		} catch {
			// No message; the search term stays.
		}
		if ( ! signal.aborted ) {
			setIsBusy( false );
		}
	};
	return { ...outcome, isBusy, submit };
}
