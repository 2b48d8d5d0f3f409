import { toList, toRecord } from '@shared/guards';
import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';
import { audit } from '@tests/sweeps/axe';

test.describe( 'Hours that say whether it is open', () => {
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
		await day( 'Monday' )
			.getByRole( 'button', { name: '9:00 am – 5:00 pm' } )
			.press( 'Enter' );
		await day( 'Monday' ).getByLabel( 'Opening' ).fill( '06:30' );
		await day( 'Monday' )
			.getByRole( 'button', { name: 'Copy to other days' } )
			.press( 'Enter' );
		const form = page.getByRole( 'form', {
			name: 'Copy hours from Monday to other days',
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
		await expect(
			day( 'Sunday' ).getByRole( 'button', { name: '6:30 am – 5:00 pm' } )
		).toBeVisible();

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
			.getByRole( 'checkbox', { name: 'Show whether it is open now' } )
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
		expect(
			await audit( visitor, '.wp-block-jetpack-business-hours' )
		).toEqual( [] );
	} );

	test( 'in one line: a label, until when, and the week on a click', async ( {
		publish,
		visit,
	} ) => {
		const hours = [ { opening: '00:00', closing: '23:59' } ];
		const days = [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ].map(
			( name ) => ( { name, hours } )
		);
		const { url } = await publish(
			`<!-- wp:jetpack/business-hours ${ JSON.stringify( {
				className: 'is-style-one-line',
				days,
			} ) } /-->`
		);
		const visitor = await visit( url, { width: 390 } );
		const line = visitor.locator( '.jetpack-business-hours__line' );
		await expect( line.locator( '.is-status' ) ).toHaveText( 'Open now' );
		await expect( line.getByText( 'Opening hours' ) ).toBeHidden();
		const monday = visitor.getByText( 'Monday' );
		await expect( monday ).toBeHidden();
		await line.click();
		await expect( monday ).toBeVisible();
		expect(
			await audit( visitor, '.wp-block-jetpack-business-hours' )
		).toEqual( [] );

		const plain = await visit( url, { javaScript: false } );
		await plain.getByText( 'Opening hours' ).click();
		await expect( plain.getByText( 'Open 24 hours' ) ).toHaveCount( 7 );
		await expect( plain.getByText( 'Monday' ) ).toBeVisible();
	} );
} );
