import type { BrowserContext, Route } from '@playwright/test';
import type { Guard } from './guard';

export type FakeMode =
	'ok' | '401' | '429' | '500' | 'timeout' | 'garbage' | 'slow';

export type FakeRequest = {
	host: string;
	method: string;
	path: string;
	query: Record< string, string >;
	headers: Record< string, string >;
	body: string;
	mode: FakeMode;
};

const isLoopback = ( { protocol, hostname }: URL ): boolean =>
	! /^https?:$/.test( protocol ) ||
	hostname === '127.0.0.1' ||
	hostname === 'localhost';

/** The outside services of one test: its own modes, its own log. */
export class Fakes {
	private readonly base = process.env.MAINSTREET_FAKES ?? '';
	private readonly hosts = ( process.env.MAINSTREET_FAKE_HOSTS ?? '' ).split(
		','
	);
	private readonly guard: Guard;

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

	/** Sends a context's requests to outside hosts to the fakes; a host without one is a fault. */
	async intercept( context: BrowserContext ): Promise< void > {
		await context.route(
			( url ) => ! isLoopback( url ),
			( route ) => this.answer( route )
		);
	}

	private async answer( route: Route ): Promise< void > {
		const request = route.request();
		const url = new URL( request.url() );
		if ( ! this.hosts.includes( url.hostname ) ) {
			this.guard.add( `request to another host: ${ url }` );
			return route.abort( 'blockedbyclient' );
		}
		try {
			const response = await fetch(
				`${ this.base }/${ url.hostname }${ url.pathname }${ url.search }`,
				{
					method: request.method(),
					headers: { 'X-Mainstreet-Test': this.guard.id },
					body: request.postData(),
				}
			);
			await route.fulfill( {
				status: response.status,
				headers: {
					...Object.fromEntries( response.headers ),
					'access-control-allow-origin': '*',
				},
				body: Buffer.from( await response.arrayBuffer() ),
			} );
		} catch {
			// The page was closed while a fake kept it waiting.
		}
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
