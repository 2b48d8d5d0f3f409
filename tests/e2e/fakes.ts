import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Guard } from './guard';
import { createHeldResponse, type HeldResponse } from './held-responses';

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

type FakeResponse = {
	status: number;
	headers: Record< string, string >;
	body: Buffer;
};

/** Lets every page read the response. */
const CORS_HEADERS = {
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

/** Ignores errors: the page may have been closed before the fake responded. */
const ignoreRejection =
	< T >( respond: ( request: T ) => Promise< void > ) =>
	( request: T ): Promise< void > =>
		respond( request ).catch( () => {} );

/** The fakes of outside services, with modes and a log for one test. */
export class Fakes {
	private readonly base = process.env.MAINSTREET_FAKES ?? '';
	private readonly hosts = ( process.env.MAINSTREET_FAKE_HOSTS ?? '' ).split(
		','
	);
	private readonly guard: Guard;
	private readonly heldResponses: {
		pattern: RegExp;
		wait: () => Promise< void >;
	}[] = [];

	constructor( guard: Guard ) {
		this.guard = guard;
	}

	/**
	 * Makes a service misbehave for the rest of the test; `ok` ends it.
	 *
	 * @param mode       Kind of failure.
	 * @param where      Which requests; all if left out.
	 * @param where.host Host, such as `api.mapbox.com`.
	 * @param where.path Beginning of the path, such as `/geocoding`.
	 */
	async mode(
		mode: FakeMode,
		where: { host?: string; path?: string } = {}
	): Promise< void > {
		const rule = JSON.stringify( { mode, ...where } );
		await this.control( '/__control', { method: 'POST', body: rule } );
	}

	/**
	 * Requests that the services got during this test, from the browser and from PHP.
	 *
	 * @param host Host; every host if left out.
	 */
	async log( host = '' ): Promise< FakeRequest[] > {
		const response = await this.control( '/__log', {}, { host } );
		return response.json();
	}

	/** Forgets modes and log of this test. */
	async reset(): Promise< void > {
		await this.control( '/__reset', { method: 'POST' } );
	}

	/**
	 * Answers a visitor's requests to outside hosts from the fakes. A request to a host without a fake fails the test.
	 *
	 * @param context Browser context of the visitor.
	 */
	async intercept( context: BrowserContext ): Promise< void > {
		await this.route( context, ( url ) => ! isLoopback( url ) );
	}

	/**
	 * Like intercept(), for popups that the author's pages open, such as login windows.
	 *
	 * @param context Browser context of the author.
	 * @param hosts   Hosts that are intercepted; other requests are not.
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
			ignoreRejection( async ( route: Route ) => {
				const request = route.request();
				const response = await this.fetchFromFake( {
					url: request.url(),
					method: request.method(),
					body: request.postData() ?? undefined,
					range: request.headers().range,
				} );
				await ( response
					? route.fulfill( response )
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
			// A media player requests a range when it seeks.
			const range = headers.Range ?? headers.range;
			const response = await this.fetchFromFake( {
				url,
				method,
				body,
				range,
			} );
			await ( response
				? session.send( 'Fetch.fulfillRequest', {
						requestId,
						responseCode: response.status,
						responseHeaders: Object.entries( response.headers ).map(
							( [ name, value ] ) => ( { name, value } )
						),
						body: response.body.toString( 'base64' ),
					} )
				: session.send( 'Fetch.failRequest', {
						requestId,
						errorReason: 'BlockedByClient',
					} ) );
		};
		session.on( 'Fetch.requestPaused', ignoreRejection( onPaused ) );
		await session.send( 'Fetch.enable', {
			patterns: [ { urlPattern: 'https://*' } ],
		} );
	}

	/**
	 * Holds the responses to requests of the pages of this test. Requests of PHP are not held.
	 *
	 * @param pattern Matches the URL of the requests.
	 */
	holdResponses( pattern: RegExp ): HeldResponse {
		const { wait, ...held } = createHeldResponse();
		this.heldResponses.push( { pattern, wait } );
		return held;
	}

	/** Fetches the response of a fake. Without a fake for the host it reports a problem and returns undefined. */
	private async fetchFromFake( request: {
		url: string;
		method: string;
		body?: string;
		range?: string;
	} ): Promise< FakeResponse | undefined > {
		const url = new URL( request.url );
		await this.heldResponses
			.find( ( { pattern } ) => pattern.test( request.url ) )
			?.wait();
		if ( ! this.hosts.includes( url.hostname ) ) {
			this.guard.add( `request to another host: ${ url }` );
			return undefined;
		}
		if ( request.method === 'OPTIONS' ) {
			// A preflight request for the headers of the tests, which real services never get.
			return {
				status: 204,
				headers: CORS_HEADERS,
				body: Buffer.alloc( 0 ),
			};
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
				...CORS_HEADERS,
			},
			body: Buffer.from( await response.arrayBuffer() ),
		};
	}

	private control(
		path: string,
		init: RequestInit,
		query: Record< string, string > = {}
	): Promise< Response > {
		const search = new URLSearchParams( { test: this.guard.id, ...query } );
		return fetch( `${ this.base }${ path }?${ search }`, init );
	}
}
