/** Files in a form: listed, checked before anything is sent, and sent with a bar, Cancel and another try. */
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
	page.getByRole( 'list', { name: 'Chosen files' } ).getByRole( 'listitem' );
const bar = ( page: Page ) =>
	page.getByRole( 'progressbar', { name: 'Sending your files' } );
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
			'nothing was sent'
		);
		await expect( bar( page ) ).toBeHidden();
		await expect( again( page ) ).toBeFocused();
		await limitSpeed( page, Infinity );

		await page.route( SUBMIT, ( route ) => route.abort() );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'This could not be sent.'
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

test( 'what can’t be accepted is told beside the field before anything is sent, and taken out by keyboard', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish( makeForm( 'Checks' ), { type: 'page' } );
	const page = await visit( url );
	let posts = 0;
	page.on( 'request', ( request ) => {
		posts += request.method() === 'POST' ? 1 : 0;
	} );
	await page.getByLabel( 'Boat' ).fill( 'Kayak' );
	await papers( page ).setInputFiles( [
		makeFile( 'one.txt' ),
		makeFile( 'program.exe' ),
	] );
	const wrong = '“program.exe” can’t be accepted. Allowed are: pdf, txt.';
	await expect( papers( page ) ).toHaveAccessibleDescription(
		new RegExp( wrong.replaceAll( '.', '\\.' ) )
	);
	await expect( papers( page ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await send( page ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'Nothing was sent yet.'
	);
	await expect( papers( page ) ).toBeFocused();
	expect( await audit( page, BLOCK ) ).toEqual( [] );

	await page
		.getByRole( 'button', { name: 'Remove “program.exe”' } )
		.press( 'Enter' );
	await expect(
		page.getByRole( 'button', { name: 'Remove “one.txt”' } )
	).toBeFocused();
	await expect( papers( page ) ).not.toHaveAttribute( 'aria-invalid' );

	// Another choice comes to the first, once.
	await papers( page ).setInputFiles( [
		makeFile( 'two.txt' ),
		makeFile( 'three.pdf' ),
		makeFile( 'four.pdf' ),
	] );
	await expect( rows( page ) ).toHaveCount( 4 );
	await expect( page.locator( BLOCK ) ).toContainText(
		'Please choose at most 3 files.'
	);
	expect( posts ).toBe( 0 );
	for ( const name of [ 'one.txt', 'two.txt', 'three.pdf', 'four.pdf' ] ) {
		await page
			.getByRole( 'button', { name: `Remove “${ name }”` } )
			.click();
	}
	await expect( rows( page ) ).toHaveCount( 0 );
	await expect( papers( page ) ).toBeFocused();
	await send( page ).click();
	await expect( success( page ) ).toContainText( 'Kayak' );
} );

test( 'names of files are text, whatever is in them', async ( {
	publish,
	visit,
} ) => {
	const { url } = await publish( makeForm( 'Names' ), { type: 'page' } );
	const page = await visit( url );
	await page.getByLabel( 'Boat' ).fill( 'Kayak' );
	const names = [
		'<img src=x onerror=document.title=1>.txt',
		'a\u202Etxt.exe\u0000.txt',
		`${ 'long'.repeat( 60 ) }-end.txt`,
	];
	await papers( page ).evaluate( ( input, given ) => {
		const data = new DataTransfer();
		given.forEach( ( name ) =>
			data.items.add( new File( [ 'words' ], name ) )
		);
		if ( input instanceof HTMLInputElement ) {
			input.files = data.files;
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	}, names );
	await expect( rows( page ).locator( 'bdi' ) ).toHaveText( [
		'<img src=x onerror=document.title=1>.txt',
		'atxt.exe.txt',
		/^(?:long){10}….{20}$/,
	] );
	await expect( page.locator( `${ BLOCK } img` ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Remove “atxt.exe.txt”' } ).click();
	await send( page ).click();
	await expect( success( page ) ).toContainText(
		'img src=x onerror=document.title=1.txt'
	);
	await expect( page.locator( `${ BLOCK } img` ) ).toHaveCount( 0 );
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

test( 'without script a file is sent as ever', async ( { publish, visit } ) => {
	const { url } = await publish( makeForm( 'Plain' ), { type: 'page' } );
	const page = await visit( url, { javaScript: false } );
	await page.getByLabel( 'Boat' ).fill( 'Kayak' );
	await papers( page ).setInputFiles( makeFile( 'licence.txt' ) );
	await send( page ).click();
	await expect( success( page ) ).toContainText( 'licence.txt' );
} );
