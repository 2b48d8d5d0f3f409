import type { Page } from '@playwright/test';
import { toList, toRecord } from '@shared/guards';
import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';
import { audit } from '@tests/sweeps/axe';

/** A site at the other end of the world than the visitor's clock. */
const inAuckland = {
	options: { timezone_string: 'Pacific/Auckland', time_format: 'H:i' },
};

const days = [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ].map(
	( name ) => ( {
		name,
		hours:
			name === 'Sat'
				? [ { opening: '20:00', closing: '02:00' } ]
				: [ { opening: '09:00', closing: '18:00' } ],
	} )
);

const block = `<!-- wp:jetpack/business-hours ${ JSON.stringify( {
	days,
	specialDays: [
		{
			date: '2098-12-25',
			name: 'Christmas',
			hours: [ { opening: '10:00', closing: '12:00' } ],
		},
	],
	showOpenNow: true,
} ) } /-->`;

/** Lets a page believe that it is always this moment; its timers run. */
const setClock = async ( page: Page, moment: string ): Promise< void > => {
	await page.addInitScript( ( now ) => {
		Date.now = () => now;
	}, Date.parse( moment ) );
};

test.describe( 'Hours that say whether it is open', () => {
	test( 'do so by the clock of the site, and follow it', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( block );
		// In Auckland it is almost 18:00 on 23 December 2098, thirteen hours ahead of UTC.
		const visitor = await visit( url, {
			...inAuckland,
			prepare: ( page ) => setClock( page, '2098-12-23T04:59:59.500Z' ),
		} );
		const line = visitor.locator( '.jetpack-business-hours__now' );
		await expect( line ).toHaveText( 'Open now · closes at 18:00' );
		expect(
			await audit( visitor, '.wp-block-jetpack-business-hours' )
		).toEqual( [] );
		// By its clock the next minute is never more than half a second away.
		await visitor.evaluate( () => {
			Date.now = () => Date.parse( '2098-12-23T05:00:00Z' );
		} );
		await expect( line ).toHaveText(
			'Closed now · opens tomorrow at 09:00'
		);
		// Christmas has hours of its own.
		const feast = await visit( url, {
			...inAuckland,
			prepare: ( page ) => setClock( page, '2098-12-24T22:00:00Z' ),
		} );
		await expect(
			feast.locator( '.jetpack-business-hours__now' )
		).toHaveText( 'Open now · closes at 12:00' );
		await expect(
			feast.locator( '.is-special' ).getByRole( 'term' )
		).toContainText( 'Christmas' );
	} );

	test( 'say nothing without script, and load none where it is not wanted', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( block );
		const visitor = await visit( url, { javaScript: false } );
		await expect(
			visitor.locator( '.jetpack-business-hours__now' )
		).toBeHidden();
		await expect( visitor.locator( 'main' ) ).not.toContainText(
			/open now|closed now/i
		);
		const other = await publish( '<!-- wp:jetpack/business-hours /-->' );
		const plain = await visit( other.url );
		await expect(
			plain.locator( 'script[src*="business-hours"]' )
		).toHaveCount( 0 );
	} );

	test( 'an author copies hours, adds a holiday and switches the line on, by keyboard', async ( {
		admin,
		editor,
		page,
		visit,
	} ) => {
		await admin.createNewPost( { title: 'The bakery' } );
		await insertBySearch( page, 'opening hours', 'Business Hours' );
		const day = ( name: string ) =>
			editor.canvas.getByRole( 'group', { name, exact: true } );
		await day( 'Monday' ).getByLabel( 'Opening' ).fill( '06:30' );
		await day( 'Monday' )
			.getByRole( 'button', { name: 'Copy to other days…' } )
			.press( 'Enter' );
		const form = page.getByRole( 'form', {
			name: 'Copy the hours of Monday to',
		} );
		await expect(
			form.getByRole( 'checkbox', { name: 'All other days' } )
		).toBeFocused();
		await page.keyboard.press( 'Space' );
		expect( await audit( page, '.jetpack-business-hours__copy' ) ).toEqual(
			[]
		);
		await form.getByRole( 'button', { name: 'Copy' } ).press( 'Enter' );
		await expect( form ).toBeHidden();
		await expect( day( 'Sunday' ).getByLabel( 'Opening' ) ).toHaveValue(
			'06:30'
		);

		await editor.canvas
			.getByRole( 'button', { name: 'Add a holiday or special day' } )
			.press( 'Enter' );
		const special = editor.canvas.getByRole( 'group', {
			name: 'Holidays and special days',
		} );
		await expect( special.getByLabel( 'Date' ) ).toBeFocused();
		await special.getByLabel( 'Date' ).fill( '2098-12-25' );
		await special.getByLabel( 'Name (optional)' ).fill( 'Christmas' );
		expect(
			await audit(
				( await page.frame( 'editor-canvas' ) ) ?? page,
				'.wp-block-jetpack-business-hours'
			)
		).toEqual( [] );

		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
		await sidebar
			.getByRole( 'checkbox', { name: 'Say whether it is open now' } )
			.check();
		await expect(
			editor.canvas.getByText( /^(Open|Closed) now/ )
		).toBeVisible();

		const id = await editor.publishPost();
		const [ saved ] = await editor.getBlocks();
		expect( saved?.attributes ).toMatchObject( {
			specialDays: [
				{ date: '2098-12-25', name: 'Christmas', hours: [] },
			],
			showOpenNow: true,
		} );
		expect(
			toList( saved?.attributes.days ).map(
				( each ) => toRecord( each ).hours
			)
		).toEqual(
			Array( 7 ).fill( [ { opening: '06:30', closing: '17:00' } ] )
		);
		const visitor = await visit( `/?p=${ id }` );
		await expect(
			visitor.locator( '.jetpack-business-hours__item.is-special' )
		).toHaveText( /December 25, 2098\s+Christmas\s+Closed/ );
		await expect( visitor.getByText( /^(Open|Closed) now/ ) ).toBeVisible();
	} );
} );
