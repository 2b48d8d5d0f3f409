/**
 * What a new, empty post costs an editor who uses none of the blocks: one request, the bytes of
 * bin/bench/budgets.json, and nobody else asked.
 */
import zlib from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { expect, test } from '../e2e/fixtures';
import { budgets } from './budgets';
import { OURS, waitForQuiet } from './page';

/** As `npm run bench -- --bytes` weighs it. */
const getGzipSize = ( body: Buffer ): number =>
	zlib.gzipSync( new Uint8Array( body ), { level: 9 } ).length;

/** Opens an empty post, until the canvas can be written in. */
async function openEditor( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/post-new.php' );
	await page
		.frameLocator( '[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } )
		.waitFor();
}

/**
 * Everything an empty post asks for until the network is quiet: method and path of each request,
 * once. How often WordPress asks for something is a matter of its clocks.
 */
async function collectRequests( page: Page ): Promise< string[] > {
	const found = new Set< string >();
	const note = ( request: Request ) => {
		const { protocol, pathname, searchParams } = new URL( request.url() );
		const route = searchParams.get( 'rest_route' ) ?? '';
		// What the page makes itself (blob:) has another name each time.
		if ( protocol.startsWith( 'http' ) ) {
			found.add( `${ request.method() } ${ pathname }${ route }` );
		}
	};
	page.on( 'request', note );
	await openEditor( page );
	// On a busy machine WordPress may go on asking; by then, everything was asked for at least once.
	await waitForQuiet( page );
	page.off( 'request', note );
	return [ ...found ].sort();
}

/** Scripts and style sheets of an empty post's editor that are not ours, by their addresses. */
const listForeign = ( page: Page ): Promise< string[] > =>
	page.evaluate(
		( ours ) =>
			[
				...document.querySelectorAll(
					'script[src], link[rel="stylesheet"]'
				),
			]
				.map(
					( element ) =>
						element.getAttribute( 'src' ) ??
						element.getAttribute( 'href' ) ??
						''
				)
				.filter( ( address ) => ! address.includes( ours ) )
				.sort(),
		OURS
	);

test.describe( 'An empty post', () => {
	test.setTimeout( 180_000 );

	test( 'costs next to nothing', async ( { page, fakes } ) => {
		const responses: Response[] = [];
		page.on( 'response', ( response ) => {
			if ( response.url().includes( OURS ) ) {
				responses.push( response );
			}
		} );
		// What is still on its way. Of ours alone: WordPress asks for one thing or another as long as the page is open.
		let pending = 0;
		const count = ( more: number ) => ( request: Request ) => {
			pending += request.url().includes( OURS ) ? more : 0;
		};
		page.on( 'request', count( 1 ) );
		page.on( 'requestfinished', count( -1 ) );
		page.on( 'requestfailed', count( -1 ) );
		await openEditor( page );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) => {
					requestIdleCallback( resolve );
				} )
		);
		await expect.poll( () => pending ).toBe( 0 );
		const bodies = await Promise.all(
			responses.map( ( response ) => response.body() )
		);
		const printed = await page.evaluate( () =>
			[ ...document.scripts ]
				.filter( ( { id } ) => id.startsWith( 'mainstreet-' ) )
				.map( ( { textContent } ) => textContent ?? '' )
				.join( '' )
		);
		const weight = bodies.reduce(
			( total, body ) => total + getGzipSize( body ),
			0
		);
		const urls = responses.map( ( response ) => response.url() );
		expect( urls.length, urls.join( '\n' ) ).toBeLessThanOrEqual(
			budgets.editor.requests
		);
		expect( urls.length ).toBeGreaterThan( 0 );
		expect( weight ).toBeLessThanOrEqual( budgets.editor.gzip );
		expect( getGzipSize( Buffer.from( printed ) ) ).toBeLessThanOrEqual(
			budgets.editor.printed
		);
		expect( await fakes.log() ).toEqual( [] );
	} );

	// How soon it is ready is told by `npm run bench -- --editor`.
	test( 'asks for nothing but our script more than without the plugin', async ( {
		page,
		pretend,
	} ) => {
		await pretend( { plugins: [] } );
		const before = await collectRequests( page );
		const foreign = await listForeign( page );
		await pretend( {} );
		const after = await collectRequests( page );
		expect( before.length ).toBeGreaterThan( 10 );
		expect( foreign.length ).toBeGreaterThan( 10 );
		const more = after.filter(
			( request ) => ! before.includes( request )
		);
		expect( more.length ).toBeGreaterThan( 0 );
		expect(
			more.filter( ( request ) => ! request.includes( OURS ) )
		).toEqual( [] );
		// No script of WordPress comes along that an empty post does without.
		expect(
			( await listForeign( page ) ).filter(
				( address ) => ! foreign.includes( address )
			)
		).toEqual( [] );
	} );
} );
