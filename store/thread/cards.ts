import apiFetch from '@wordpress/api-fetch';
import { toRecord } from '@shared/guards';
import { parseCard } from './parse';
import type { Action } from './reducer';

/** Addresses of one request. */
const MAX_URLS = 20;

/** Milliseconds for others to ask: a list that is drawn asks for one after the other. */
const WAIT = 50;

type Dispatch = ( action: Action ) => unknown;

/** URLs requested at about the same time, by registry. */
const waiting = new WeakMap< object, Set< string > >();

/** Fetches up to 20 cards; URLs that fail have no card. */
async function request( urls: string[], dispatch: Dispatch ): Promise< void > {
	const answer = toRecord(
		await apiFetch( {
			path: '/wpcom/v2/tweetstorm/generate-cards',
			method: 'POST',
			data: { urls },
		} ).catch( () => null )
	);
	dispatch( {
		type: 'SET_CARDS',
		cards: Object.fromEntries(
			urls.map( ( url ) => [ url, parseCard( url, answer[ url ] ) ] )
		),
	} );
}

async function flush( registry: object, dispatch: Dispatch ): Promise< void > {
	const urls = [ ...( waiting.get( registry ) ?? [] ) ];
	waiting.delete( registry );
	for ( let at = 0; at < urls.length; at += MAX_URLS ) {
		await request( urls.slice( at, at + MAX_URLS ), dispatch );
	}
}

/**
 * Asks for the card of an address, together with others that are asked for at about the same time.
 *
 * @param tools          Of the store.
 * @param tools.registry Registry that asks.
 * @param tools.dispatch The store's own.
 */
export function requestCard(
	url: string,
	{ registry, dispatch }: { registry: object; dispatch: Dispatch }
): Promise< void > {
	const found = waiting.get( registry );
	if ( found ) {
		found.add( url );
		return Promise.resolve();
	}
	waiting.set( registry, new Set( [ url ] ) );
	return new Promise( ( resolve ) => {
		setTimeout( () => resolve( flush( registry, dispatch ) ), WAIT );
	} );
}
