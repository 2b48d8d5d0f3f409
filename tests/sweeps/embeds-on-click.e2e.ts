/**
 * Every embed block with “Load embeds on click” on, in every markup that it has a fixture of: nobody is asked before the press,
 * the press of a key loads what waits, and the focus stays. The blocks are found by their code.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test } from '../e2e/fixtures';
import { CONTENT, scrollThrough } from './page';
import { ON_CLICK } from './page-checks';
import { getService, mayAsk } from './services';

const BLOCKS = path.resolve( __dirname, '../../blocks' );

/** Most stops of the Tab key between two boxes. */
const MAX_STOPS = 40;

/** Files within a folder of a block. */
const listFiles = ( slug: string, folder = '' ): string[] =>
	fs
		.readdirSync( path.join( BLOCKS, slug, folder ), {
			encoding: 'utf8',
			recursive: true,
		} )
		.map( ( file ) => path.join( BLOCKS, slug, folder, file ) )
		.sort();

/** Contents of all PHP files of a block. */
const readPhp = ( slug: string ): string =>
	listFiles( slug )
		.filter(
			( file ) =>
				file.endsWith( '.php' ) && ! file.endsWith( '.test.php' )
		)
		.map( ( file ) => fs.readFileSync( file, 'utf8' ) )
		.join( '\n' );

/** Blocks that draw something of an outside service in the page. */
const EMBEDS = Object.keys( readDemos() ).filter( ( slug ) =>
	/\bnew Embed\(|\bPlayer_Frame::/.test( readPhp( slug ) )
);

/** A block's demo and all of its fixtures, one behind another. */
const readContent = ( slug: string ): string =>
	[
		readDemos()[ slug ],
		...listFiles( slug, 'test/fixtures' )
			.filter(
				( file ) =>
					file.endsWith( '.html' ) &&
					! file.endsWith( '.serialized.html' )
			)
			.map( ( file ) => fs.readFileSync( file, 'utf8' ) ),
	].join( '\n\n' );

/** Goes on with the Tab key until a control has the focus. */
async function tabTo( page: Page, control: Locator ): Promise< void > {
	for ( let stop = 0; stop < MAX_STOPS; stop++ ) {
		await page.keyboard.press( 'Tab' );
		if (
			await control.evaluate(
				( element ) => element === element.ownerDocument.activeElement
			)
		) {
			return;
		}
	}
	throw new Error( `Tab does not reach ${ control }` );
}

/** Puts the focus in front of the content. */
const goBeforeContent = ( page: Page ) =>
	page.evaluate( ( place ) => {
		const content = document.querySelector( place );
		const start = document.createElement( 'span' );
		start.tabIndex = -1;
		content?.before( start );
		start.focus();
	}, CONTENT );

test.describe( 'With “Load embeds on click”', () => {
	test.describe.configure( { mode: 'parallel' } );

	test( 'every block that draws embeds has its service in the table', () => {
		expect( EMBEDS.length ).toBeGreaterThan( 7 );
		expect( EMBEDS.filter( ( slug ) => ! getService( slug ) ) ).toEqual(
			[]
		);
	} );

	for ( const slug of EMBEDS ) {
		test( `${ slug } asks nobody before the press, and loads at a key`, async ( {
			publish,
			visit,
			fakes,
			allow,
		} ) => {
			// WordPress itself looks up an address that is saved on a line of its own.
			allow( /public-api\.wordpress\.com\/oembed/ );
			const content = readContent( slug );
			const { url } = await publish( content );
			const asked: string[] = [];
			const page = await visit( url, {
				options: ON_CLICK,
				prepare: async ( fresh ) => {
					fresh.on( 'request', ( request ) => {
						const { protocol, host } = new URL( request.url() );
						if (
							/^https?:$/.test( protocol ) &&
							host !== new URL( url ).host
						) {
							asked.push( host );
						}
					} );
				},
			} );
			await scrollThrough( page );
			expect( asked, 'before the press' ).toEqual( [] );
			expect( await fakes.log(), 'before the press' ).toEqual( [] );

			const boxes = await page
				.locator( `${ CONTENT } .mainstreet-embed` )
				.all();
			expect( boxes.length, 'boxes that wait' ).toBeGreaterThan( 0 );
			await goBeforeContent( page );
			for ( const [ number, box ] of boxes.entries() ) {
				const name = `box ${ number + 1 }: ${ await box.evaluate( ( { outerHTML } ) => outerHTML.slice( 0, 120 ) ) }`;
				const button = box.getByRole( 'button', { name: /^Load / } );
				await expect( button, name ).toBeVisible();
				await expect( box.locator( 'iframe' ), name ).toHaveCount( 0 );
				await tabTo( page, button );
				const before = asked.length;
				await page.keyboard.press( 'Enter' );
				await expect( button, name ).toHaveCount( 0 );
				expect(
					await box.evaluate( ( element ) =>
						element.contains( element.ownerDocument.activeElement )
					),
					`${ name } keeps the focus`
				).toBe( true );
				if ( ! number ) {
					await expect
						.poll( () => asked.length, `${ name } loads` )
						.toBeGreaterThan( before );
				}
				// A frame, or what the service's script draws: something else than the link.
				await expect(
					box.locator( ':not( a, ul, li, br )' ).first(),
					name
				).toBeAttached();
			}

			const link = page
				.locator(
					`${ CONTENT } a.wp-block-button__link:not( .mainstreet-embed a )`
				)
				.first();
			if ( await link.count() ) {
				const before = asked.length;
				await link.focus();
				await page.keyboard.press( 'Enter' );
				await expect
					.poll( () => asked.length, 'behind a button' )
					.toBeGreaterThan( before );
			}
			expect( page.url() ).toBe( url );
			expect(
				[ ...new Set( asked ) ].filter(
					( host ) => ! mayAsk( slug, host, content )
				)
			).toEqual( [] );
		} );
	}
} );
