import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Guard } from './guard';
import { makeHeld, type Held } from './hold';

export type FakeMode =
	'ok' | '401' | '404' | '429' | '500' | 'timeout' | 'garbage' | 'slow';

export type FakeRequest = {
	host: string;
	method: string;
	path: string;
	query: Record< string, string >;
	headers: Record< string, string >;
	body: string;
	mode: FakeMode;
};

type Answer = {
	status: number;
	headers: Record< string, string >;
	body: Buffer;
};

/** Every page may read the answer. */
const SHARED = {
	'access-control-allow-origin': '*',
	'access-control-allow-headers': '*',
};

const isLoopback = ( { protocol, hostname }: URL ): boolean =>
	! /^https?:$/.test( protocol ) ||
	hostname === '127.0.0.1' ||
	hostname === 'localhost';

type Paused = {
	requestId: string;
	request: {
		url: string;
		method: string;
		postData?: string;
		headers: Record< string, string >;
	};
};

/** Runs what may find its page closed while a fake kept it waiting. */
const quietly =
	< T >( answer: ( request: T ) => Promise< void > ) =>
	( request: T ): Promise< void > =>
		answer( request ).catch( () => {} );

/** The outside services of one test: its own modes, its own log. */
export class Fakes {
	private readonly base = process.env.MAINSTREET_FAKES ?? '';
	private readonly hosts = ( process.env.MAINSTREET_FAKE_HOSTS ?? '' ).split(
		','
	);
	private readonly guard: Guard;
	private readonly holds: {
		pattern: RegExp;
		wait: () => Promise< void >;
	}[] = [];

	constructor( guard: Guard ) {
		this.guard = guard;
	}

	/**
	 * Makes a service misbehave for the rest of the test; `ok` ends it.
	 *
	 * @param mode       How.
	 * @param where      Where; everywhere if left out.
	 * @param where.host Host, such as `api.mapbox.com`.
	 * @param where.path Beginning of the path, such as `/geocoding`.
	 */
	async mode(
		mode: FakeMode,
		where: { host?: string; path?: string } = {}
	): Promise< void > {
		const rule = JSON.stringify( { mode, ...where } );
		await this.ask( '/__control', { method: 'POST', body: rule } );
	}

	/**
	 * What the services were asked during this test, from the browser and from PHP.
	 *
	 * @param host Host to look at; all if left out.
	 */
	async log( host = '' ): Promise< FakeRequest[] > {
		const response = await this.ask( '/__log', {}, { host } );
		return response.json();
	}

	/** Forgets modes and log of this test. */
	async reset(): Promise< void > {
		await this.ask( '/__reset', { method: 'POST' } );
	}

	/**
	 * Sends a visitor's requests to outside hosts to the fakes; a host without one is a fault.
	 *
	 * @param context The visitor's browser, which keeps nothing.
	 */
	async intercept( context: BrowserContext ): Promise< void > {
		await this.route( context, ( url ) => ! isLoopback( url ) );
	}

	/**
	 * The same for windows that the author's pages open, such as those to sign in.
	 *
	 * @param context The author's browser.
	 * @param hosts   Hosts that the windows lead to; nothing else is looked at.
	 */
	async interceptWindows(
		context: BrowserContext,
		hosts: string[]
	): Promise< void > {
		await this.route( context, ( { hostname } ) =>
			hosts.includes( hostname )
		);
	}

	private async route(
		context: BrowserContext,
		matches: ( url: URL ) => boolean
	): Promise< void > {
		await context.route(
			matches,
			quietly( async ( route: Route ) => {
				const request = route.request();
				const answer = await this.answer( {
					url: request.url(),
					method: request.method(),
					body: request.postData() ?? undefined,
					range: request.headers().range,
				} );
				await ( answer
					? route.fulfill( answer )
					: route.abort( 'blockedbyclient' ) );
			} )
		);
	}

	/**
	 * The same for a page of the author's browser. `route()` would look at every request of
	 * the page and make the browser go without its cache; the editor's hundred scripts take
	 * a quarter longer then.
	 *
	 * @param page The page; what it opens is not included.
	 */
	async interceptOutside( page: Page ): Promise< void > {
		const session = await page.context().newCDPSession( page );
		const onPaused = async ( { requestId, request }: Paused ) => {
			const { url, method, postData: body, headers } = request;
			// A player that seeks asks for a part.
			const range = headers.Range ?? headers.range;
			const answer = await this.answer( { url, method, body, range } );
			await ( answer
				? session.send( 'Fetch.fulfillRequest', {
						requestId,
						responseCode: answer.status,
						responseHeaders: Object.entries( answer.headers ).map(
							( [ name, value ] ) => ( { name, value } )
						),
						body: answer.body.toString( 'base64' ),
					} )
				: session.send( 'Fetch.failRequest', {
						requestId,
						errorReason: 'BlockedByClient',
					} ) );
		};
		session.on( 'Fetch.requestPaused', quietly( onPaused ) );
		await session.send( 'Fetch.enable', {
			patterns: [ { urlPattern: 'https://*' } ],
		} );
	}

	/**
	 * Holds back what pages of this test ask the services for; PHP is answered.
	 *
	 * @param pattern Of its address.
	 */
	hold( pattern: RegExp ): Held {
		const { wait, ...held } = makeHeld();
		this.holds.push( { pattern, wait } );
		return held;
	}

	/** What a fake says; nothing where there is none, which is a fault. */
	private async answer( request: {
		url: string;
		method: string;
		body?: string;
		range?: string;
	} ): Promise< Answer | undefined > {
		const url = new URL( request.url );
		await this.holds
			.find( ( { pattern } ) => pattern.test( request.url ) )
			?.wait();
		if ( ! this.hosts.includes( url.hostname ) ) {
			this.guard.add( `request to another host: ${ url }` );
			return undefined;
		}
		if ( request.method === 'OPTIONS' ) {
			// The browser asks about the tests' own headers; a service never sees them.
			return { status: 204, headers: SHARED, body: Buffer.alloc( 0 ) };
		}
		const response = await fetch(
			`${ this.base }/${ url.hostname }${ url.pathname }${ url.search }`,
			{
				method: request.method,
				headers: {
					'X-Mainstreet-Test': this.guard.id,
					...( request.range ? { Range: request.range } : {} ),
				},
				body: request.body,
			}
		);
		return {
			status: response.status,
			headers: {
				...Object.fromEntries( response.headers ),
				...SHARED,
			},
			body: Buffer.from( await response.arrayBuffer() ),
		};
	}

	private ask(
		path: string,
		init: RequestInit,
		query: Record< string, string > = {}
	): Promise< Response > {
		const search = new URLSearchParams( { test: this.guard.id, ...query } );
		return fetch( `${ this.base }${ path }?${ search }`, init );
	}
}
