import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { hasFunctions } from '@shared/guards';
import type { Item } from '../responses';

/** Thumbnails that load in parallel: each keeps a PHP process busy. */
const AT_ONCE = 4;

let loading = 0;
const waiting: ( () => void )[] = [];

/** Runs a task when a slot is free. */
async function inTurn< Value >(
	act: () => Promise< Value >
): Promise< Value > {
	if ( loading >= AT_ONCE ) {
		await new Promise< void >( ( resolve ) => waiting.push( resolve ) );
	} else {
		loading++;
	}
	try {
		return await act();
	} finally {
		const next = waiting.shift();
		if ( next ) {
			next();
		} else {
			loading--;
		}
	}
}

/** Loads an image through this site, because Google requires the token (docs/server-contract.md A47). */
async function load( url: string, signal: AbortSignal ): Promise< string > {
	if ( signal.aborted ) {
		throw new Error();
	}
	const answer: unknown = await apiFetch( {
		path: addQueryArgs( '/wpcom/v2/external-media/proxy/google_photos', {
			url,
		} ),
		method: 'POST',
		parse: false,
		signal,
	} );
	if ( ! hasFunctions( answer, 'blob' ) ) {
		throw new Error();
	}
	const blob: unknown = await answer.blob();
	if ( ! ( blob instanceof Blob ) ) {
		throw new Error();
	}
	return URL.createObjectURL( blob );
}

/** Thumbnail of a picked item, or its name. */
export function Thumbnail( { item }: { item: Item } ) {
	const { thumbnail, title, isVideo } = item;
	const [ url, setUrl ] = useState( '' );
	const [ isLost, setIsLost ] = useState( false );
	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		let made = '';
		inTurn( () => load( thumbnail, signal ) ).then(
			( address ) => {
				made = address;
				if ( signal.aborted ) {
					URL.revokeObjectURL( made );
				} else {
					setUrl( made );
				}
			},
			() => signal.aborted || setIsLost( true )
		);
		return () => {
			controller.abort();
			if ( made ) {
				URL.revokeObjectURL( made );
			}
		};
	}, [ thumbnail ] );
	return (
		<>
			{ url && <img src={ url } alt="" /> }
			{ isLost && <em>{ title }</em> }
			{ isVideo && ! isLost && (
				<em className="mainstreet-external-media__video" />
			) }
		</>
	);
}
