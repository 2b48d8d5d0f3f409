/** Files in a form: sent with a bar, Cancel and another try. */
import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';

const BLOCK = '.wp-block-jetpack-contact-form';
const KB = 1024;

const makeForm = (
	title: string
) => `<!-- wp:jetpack/contact-form {"subject":"${ title }"} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-text {"label":"Boat","required":true} /-->

<!-- wp:jetpack/field-file {"label":"Papers","maxfiles":3,"accept":"txt,pdf"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const makeFile = ( name: string, size = 30 ) => ( {
	name,
	mimeType: 'text/plain',
	buffer: Buffer.alloc( size, 'I may sail.\n' ),
} );

const papers = ( page: Page ) => page.getByLabel( 'Papers' );
const rows = ( page: Page ) =>
	page
		.getByRole( 'list', { name: 'Selected files' } )
		.getByRole( 'listitem' );
const bar = ( page: Page ) =>
	page.getByRole( 'progressbar', { name: 'Uploading your files' } );
const send = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } );
const again = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Try again' } );
const success = ( page: Page ) => page.locator( '.contact-form-submission' );

/** Lets a page send this many bytes a second; `Infinity` for no limit. */
async function limitSpeed( page: Page, bytes: number ) {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Network.enable' );
	await session.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 0,
		downloadThroughput: -1,
		uploadThroughput: Number.isFinite( bytes ) ? bytes : -1,
	} );
}

/** The browser writes requests that fail to its console. */
const FAILED = /ERR_FAILED|ERR_ABORTED|forms\/submit/;

const SUBMIT = /forms(?:\/|%2F)submit/;

test(
	'files are sent with a bar that rises; a cancelled and a failed try lose nothing, and one response comes of it',
	{ tag: '@main' },
	async ( { publish, visit, allow, requestUtils } ) => {
		allow( FAILED );
		const { id, url } = await publish( makeForm( 'Progress' ), {
			type: 'page',
		} );
		const page = await visit( url );
		await page.getByLabel( 'Boat' ).fill( 'Kayak' );
		await papers( page ).setInputFiles(
			makeFile( 'licence.txt', 400 * KB )
		);
		await expect( rows( page ) ).toHaveText( /^licence\.txt\s*400 kB/ );

		await limitSpeed( page, 40 * KB );
		await send( page ).click();
		await expect( bar( page ) ).toBeVisible();
		const read = () =>
			bar( page ).evaluate( ( element ) =>
				element instanceof HTMLProgressElement && element.position > 0
					? element.value
					: 0
			);
		await expect.poll( read ).toBeGreaterThan( 0 );
		const early = await read();
		expect( early ).toBeLessThan( 1 );
		await expect.poll( read ).toBeGreaterThan( early );
		await expect( page.locator( BLOCK ) ).toContainText(
			/\d+% – \d+ kB of 400 kB/
		);
		expect( await audit( page, BLOCK ) ).toEqual( [] );

		await page.getByRole( 'button', { name: 'Cancel' } ).press( 'Enter' );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Nothing was sent'
		);
		await expect( bar( page ) ).toBeHidden();
		await expect( again( page ) ).toBeFocused();
		await limitSpeed( page, Infinity );

		await page.route( SUBMIT, ( route ) => route.abort() );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'The connection was lost, and your message was not sent.'
		);
		await expect( page.getByLabel( 'Boat' ) ).toHaveValue( 'Kayak' );
		await expect( rows( page ) ).toHaveCount( 1 );
		expect( await audit( page, BLOCK ) ).toEqual( [] );
		await page.unroute( SUBMIT );

		await again( page ).click();
		await expect( success( page ) ).toContainText( 'licence.txt' );
		const { items } = await requestUtils.rest< {
			items: Array< { files: number } >;
		} >( { path: `/mainstreet/v1/feedback?source=${ id }` } );
		expect( items.map( ( { files } ) => files ) ).toEqual( [ 1 ] );
	}
);

test( 'one of several files is taken out on the way, and the others arrive', async ( {
	publish,
	visit,
	allow,
} ) => {
	allow( FAILED );
	const { url } = await publish( makeForm( 'Two papers' ), { type: 'page' } );
	const page = await visit( url, { width: 390 } );
	await page.getByLabel( 'Boat' ).fill( 'Kayak' );
	await papers( page ).setInputFiles( [
		makeFile( 'large.txt', 400 * KB ),
		makeFile( 'small.txt' ),
	] );
	await limitSpeed( page, 40 * KB );
	await send( page ).click();
	const read = () =>
		page
			.getByRole( 'progressbar', { name: 'large.txt' } )
			.evaluate( ( element ) =>
				element instanceof HTMLProgressElement ? element.position : 0
			);
	await expect.poll( read ).toBeGreaterThan( 0 );
	await expect( page.locator( BLOCK ) ).toContainText( / – \d+ sec left/ );
	expect( await audit( page, BLOCK ) ).toEqual( [] );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await page.getByRole( 'button', { name: 'Cancel “large.txt”' } ).click();
	await expect( success( page ) ).toContainText( 'small.txt' );
	await expect( success( page ) ).not.toContainText( 'large.txt' );
} );

test( 'where the bar can’t be had, files are sent all the same', async ( {
	publish,
	visit,
	allow,
} ) => {
	allow( /form-upload/ );
	allow( /ERR_FAILED/ );
	const { url } = await publish( makeForm( 'No bar' ), { type: 'page' } );
	const page = await visit( url, {
		prepare: async ( opened ) => {
			await opened.route( /form-upload/, ( route ) => route.abort() );
		},
	} );
	await page.getByLabel( 'Boat' ).fill( 'Kayak' );
	await papers( page ).setInputFiles( makeFile( 'licence.txt' ) );
	await send( page ).click();
	await expect( success( page ) ).toContainText( 'licence.txt' );
} );
