/** Mainstreet > Form responses, from the visitor's form to the owner's file. */
import type { Page } from '@playwright/test';
import { audit } from '../sweeps/axe';
import { expect, test, type Fixtures } from './fixtures';

const SCREEN = 'admin.php';
const QUERY = 'page=mainstreet-responses';
const HOSTILE = '<img src=x onerror=alert(1)>';

const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true} /-->

<!-- wp:jetpack/field-email /-->

<!-- wp:jetpack/field-textarea {"label":"Message"} /-->

<!-- wp:jetpack/button {"element":"button","text":"Send"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

/** A visitor writes. */
async function send(
	{ publish, visit }: Pick< Fixtures, 'publish' | 'visit' >,
	name: string,
	message: string
): Promise< void > {
	const { url } = await publish( FORM, { type: 'page' } );
	const visitor = await visit( url );
	await visitor.getByRole( 'textbox', { name: 'Name' } ).fill( name );
	await visitor
		.getByRole( 'textbox', { name: 'Email' } )
		.fill( 'ada@example.org' );
	await visitor.getByRole( 'textbox', { name: 'Message' } ).fill( message );
	await visitor.getByRole( 'button', { name: 'Send' } ).click();
	await expect( visitor.locator( '.contact-form-submission' ) ).toBeVisible();
}

const overflow = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);

test(
	'what a visitor wrote is found, read, exported and moved to the Trash, by keyboard and as text',
	{ tag: [ '@core', '@main' ] },
	async ( { admin, baseURL, page, publish, visit, requestUtils } ) => {
		const name = `Ada ${ Date.now() } ${ HOSTILE }`;
		await send( { publish, visit }, name, `=1+1 ${ HOSTILE }` );

		await admin.visitAdminPage( SCREEN, QUERY );
		await page.getByRole( 'searchbox' ).fill( name );
		const line = page.getByRole( 'row', { name } );
		const link = line.getByRole( 'link', { name } );
		await expect( line ).toHaveCount( 1 );
		await expect( line ).toContainText( '(unread)' );
		await expect( line ).toContainText( '=1+1 <img' );
		await expect( page.locator( '.wrap img' ) ).toHaveCount( 0 );
		// One line, and the padding of a row. There is no box while the list loads.
		await expect
			.poll( async () => ( await line.boundingBox() )?.height ?? 999 )
			.toBeLessThan( 64 );
		await expect( line ).toHaveCSS( 'background-image', 'none' );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );

		await link.focus();
		await page.keyboard.press( 'Enter' );
		const details = page.getByRole( 'region', { name } );
		await expect( details.getByRole( 'heading' ) ).toBeFocused();
		await expect( details ).toContainText( `=1+1 ${ HOSTILE }` );
		await expect(
			details.getByRole( 'link', { name: 'ada@example.org' } )
		).toHaveAttribute( 'href', 'mailto:ada@example.org' );
		await expect( line ).not.toContainText( '(unread)' );
		await expect( link ).toHaveAttribute( 'aria-current', 'true' );
		await expect( line ).toHaveCSS( 'background-image', /gradient/ );
		await expect( details.getByText( 'Chrome on Linux' ) ).toBeVisible();
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( details ).toHaveCount( 0 );
		await expect( link ).toBeFocused();

		const file = await page
			.getByRole( 'link', { name: 'Export CSV' } )
			.getAttribute( 'href' );
		const csv = await ( await page.request.get( file ?? '' ) ).text();
		expect( csv ).toContain( `"'=1+1 ${ HOSTILE }"` );
		expect( csv.match( /\r\n/g ) ).toHaveLength( 2 );

		await line.getByRole( 'checkbox' ).focus();
		await page.keyboard.press( 'Space' );
		const trash = page.getByRole( 'button', { name: 'Move to Trash' } );
		await trash.focus();
		await page.keyboard.press( 'Enter' );
		await expect( line ).toHaveCount( 0 );
		await expect(
			page
				.locator( '.components-notice' )
				.getByText( '1 response moved.' )
		).toBeVisible();
		await page
			.getByRole( 'navigation', { name: 'Folders' } )
			.getByRole( 'link', { name: /Trash/ } )
			.click();
		await expect( line ).toHaveCount( 1 );

		// Nobody else reads it.
		const found = await requestUtils.rest< { items: { id: number }[] } >( {
			path: '/mainstreet/v1/feedback',
			params: { status: 'trash', search: name },
		} );
		const id = found.items[ 0 ]?.id;
		expect( id ).toBeGreaterThan( 0 );
		const answer = await fetch(
			`${ baseURL }/wp-json/mainstreet/v1/feedback/${ id }`
		);
		expect( answer.status ).toBe( 401 );
	}
);

test( 'the screen fits a phone and reads from right to left', async ( {
	admin,
	page,
	publish,
	visit,
	pretend,
} ) => {
	const name = `Grace ${ Date.now() }`;
	await send( { publish, visit }, name, 'longword'.repeat( 60 ) );
	await pretend( { rtl: true } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await admin.visitAdminPage( SCREEN, QUERY );
	await page.getByRole( 'searchbox' ).fill( name );
	const link = page.locator( '.wrap' ).getByRole( 'link', { name } );
	await expect( link ).toBeVisible();
	// In line with the title.
	await expect( page.locator( 'tbody td' ).first() ).toHaveCSS(
		'padding-inline-start',
		'16px'
	);
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	expect( await audit( page, '.wrap' ) ).toEqual( [] );
	await link.click();
	const details = page.getByRole( 'region', { name } );
	await expect( details.getByText( 'longword' ) ).toBeVisible();
	await expect( link ).toBeHidden();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	expect( await audit( page, '.wrap' ) ).toEqual( [] );
	await page.goBack();
	await expect( link ).toBeVisible();

	await page.getByRole( 'searchbox' ).fill( `${ name } nobody` );
	await expect( page.getByText( 'No responses found.' ) ).toBeVisible();
	expect( await audit( page, '.wrap' ) ).toEqual( [] );
} );

test(
	'columns and order are chosen by keyboard, and kept for the next time',
	{ tag: '@core' },
	async ( { admin, page, publish, visit } ) => {
		const name = `Mary ${ Date.now() }`;
		await send( { publish, visit }, name, 'Hello' );
		await admin.visitAdminPage( SCREEN, QUERY );
		const region = page.getByRole( 'region', { name: 'Form responses' } );
		const head = ( column: string ) =>
			region.getByRole( 'columnheader', { name: column } );
		await expect( region.getByText( /^1–\d+ of \d+$/ ) ).toBeVisible();
		await expect( head( 'Date' ) ).toHaveAttribute(
			'aria-sort',
			'descending'
		);

		await head( 'Page' ).getByRole( 'button' ).focus();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'menuitem', { name: 'Hide column' } )
			.press( 'Enter' );
		await expect( head( 'Page' ) ).toHaveCount( 0 );

		const kept = page.waitForResponse(
			( response ) =>
				/users\/me/.test( response.url() ) &&
				response.request().method() !== 'GET' &&
				( response.request().postData() ?? '' ).includes( 'asc' )
		);
		await head( 'Date' ).getByRole( 'button' ).focus();
		await page.keyboard.press( 'Enter' );
		await page
			.getByRole( 'menuitemradio', { name: 'Sort ascending' } )
			.press( 'Enter' );
		await expect( head( 'Date' ) ).toHaveAttribute(
			'aria-sort',
			'ascending'
		);
		await kept;
		await page.reload();
		await expect( head( 'Date' ) ).toHaveAttribute(
			'aria-sort',
			'ascending'
		);
		await expect( head( 'Page' ) ).toHaveCount( 0 );

		// As it was, for the tests that follow.
		await page.evaluate( () =>
			window.wp.data
				.dispatch( 'core/preferences' )
				.set( 'mainstreet', 'responses', null )
		);
		await expect( head( 'Page' ) ).toBeVisible();
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
	}
);
