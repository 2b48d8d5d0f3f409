/** Mainstreet > Newsletter: the list of subscribers, and what is sent to them. */
import type { Page } from '@playwright/test';
import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';

const SCREEN = 'admin.php';
const QUERY = 'page=mainstreet-newsletter';
const HOSTILE = '<img src=x onerror=alert(1)>';

/** Searches, and waits for the list that was searched: the one before can't be used meanwhile. */
async function search( page: Page, text: string ): Promise< void > {
	const found = page.waitForResponse( ( response ) =>
		response.url().includes( 'search=' )
	);
	await page.getByRole( 'searchbox' ).fill( text );
	await found;
	await expect( page.getByRole( 'table' ) ).toHaveAttribute(
		'aria-busy',
		'false'
	);
}

test(
	'people are added, found, unsubscribed and deleted by keyboard, and what is refused stays',
	{ tag: [ '@core', '@main' ] },
	async ( { admin, page, allow } ) => {
		allow( /status of 400 .*mainstreet\/v1\/subscribers/ );
		const email = `ada${ Date.now() }@example.org`;
		await admin.visitAdminPage( SCREEN, QUERY );
		await page.getByRole( 'button', { name: 'Add', exact: true } ).focus();
		await page.keyboard.press( 'Enter' );
		const form = page.getByRole( 'form', { name: 'Add subscriber' } );
		const field = form.getByRole( 'textbox', { name: 'Email address' } );
		await expect( field ).toBeFocused();
		await page.keyboard.type( 'nonsense' );
		await page.keyboard.press( 'Enter' );
		await expect( field ).toHaveAccessibleDescription(
			'Please enter a valid email address.'
		);
		await expect( field ).toHaveValue( 'nonsense' );
		expect( await audit( page, '.components-modal__frame' ) ).toEqual( [] );
		await field.fill( email );
		await form.getByRole( 'textbox', { name: /Name/ } ).fill( HOSTILE );
		await form.getByRole( 'checkbox' ).check();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );

		const line = page.getByRole( 'row', { name: email } );
		await expect( line ).toContainText( 'Subscribed' );
		await search( page, email );
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
		await expect( page.locator( '.wrap img' ) ).toHaveCount( 0 );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );

		// The person beside the list, by keyboard.
		await line.getByRole( 'link', { name: email } ).press( 'Enter' );
		const heading = page.getByRole( 'heading', { name: email } );
		await expect( heading ).toBeFocused();
		await expect(
			page.getByText( /confirmed that this person agreed/ )
		).toBeVisible();
		await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
		await page.getByRole( 'button', { name: 'Save' } ).press( 'Enter' );
		await expect(
			page.locator( '.components-notice' ).getByText( 'Saved.' )
		).toBeVisible();
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		await page
			.getByRole( 'region', { name: email } )
			.getByRole( 'button', { name: 'Close' } )
			.press( 'Enter' );
		await expect( heading ).toHaveCount( 0 );
		await expect( line.getByRole( 'link', { name: email } ) ).toBeFocused();
		await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );

		for ( const [ action, after ] of [
			[ 'Unsubscribe', 'Unsubscribed' ],
			[ 'Delete', 'No matches found.' ],
		] as const ) {
			await line.getByRole( 'button', { name: 'Actions' } ).focus();
			await page.keyboard.press( 'Enter' );
			await page
				.getByRole( 'menuitem', { name: action } )
				.press( 'Enter' );
			await page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name: action } )
				.click();
			await expect(
				page
					.getByRole( 'region', { name: 'Subscribers' } )
					.getByText( after )
			).toBeVisible();
		}
	}
);

test( 'a list is taken in with a statement of consent, on a phone, from right to left', async ( {
	admin,
	page,
	pretend,
} ) => {
	const mark = `list${ Date.now() }`;
	await pretend( { rtl: true } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await admin.visitAdminPage( SCREEN, QUERY );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	const form = page.getByRole( 'form', { name: 'Import subscribers' } );
	await form.getByLabel( 'File' ).setInputFiles( {
		name: 'list.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(
			`email,name\na-${ mark }@example.org,=1+1\nb-${ mark }@example.org,B\nnonsense,C\n`
		),
	} );
	await expect( form.getByRole( 'table' ) ).toContainText( `b-${ mark }` );
	await form.getByRole( 'checkbox' ).check();
	await form.getByRole( 'button', { name: 'Import' } ).click();
	await expect(
		page.locator( '.components-notice' ).getByText( /New: 2.*Invalid: 1/ )
	).toBeVisible();
	await search( page, mark );
	await expect( page.getByRole( 'row' ) ).toHaveCount( 3 );
	const file = await page
		.getByRole( 'link', { name: 'Export CSV' } )
		.getAttribute( 'href' );
	const csv = await ( await page.request.get( file ?? '' ) ).text();
	expect( csv ).toContain( `"'=1+1"` );

	await page.getByRole( 'link', { name: 'Sent to subscribers' } ).click();
	await expect( page.getByText( /New posts go to/ ) ).toBeVisible();
	const width = await page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);
	expect( width ).toBeLessThanOrEqual( 0 );
	expect( await audit( page, '.wrap' ) ).toEqual( [] );
} );
