import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';

test.describe( 'Business hours', () => {
	test(
		'an author sets the hours, saves, reloads; a visitor reads them',
		{ tag: '@main' },
		async ( { admin, editor, page, visit } ) => {
			await admin.createNewPost( { title: 'Visit the bakery' } );
			await insertBySearch( page, 'opening hours', 'Business Hours' );

			const day = ( name: string ) =>
				editor.canvas.getByRole( 'group', { name, exact: true } );
			await day( 'Monday' )
				.getByRole( 'button', { name: '9:00 am – 5:00 pm' } )
				.click();
			await day( 'Monday' ).getByLabel( 'Opening' ).fill( '07:30' );
			await day( 'Monday' ).getByLabel( 'Closing' ).fill( '12:00' );
			await day( 'Monday' )
				.getByRole( 'button', { name: 'Add hours' } )
				.click();
			await expect(
				day( 'Monday' ).getByLabel( 'Opening' ).nth( 1 )
			).toBeFocused();
			await day( 'Monday' )
				.getByLabel( 'Opening' )
				.nth( 1 )
				.fill( '14:00' );
			await day( 'Monday' )
				.getByLabel( 'Closing' )
				.nth( 1 )
				.fill( '18:00' );
			await day( 'Tuesday' )
				.getByRole( 'checkbox', { name: 'Open' } )
				.click();
			await day( 'Saturday' )
				.getByRole( 'checkbox', { name: 'Open' } )
				.focus();
			await page.keyboard.press( 'Space' );
			await day( 'Saturday' )
				.getByRole( 'checkbox', { name: '24 hours' } )
				.click();

			await editor.saveDraft();
			await page.reload();
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Business Hours',
			} );
			await expect( block ).toContainText(
				'7:30 am – 12:00 pm, 2:00 pm – 6:00 pm'
			);
			const [ saved ] = await editor.getBlocks();
			expect( saved?.attributes.days ).toMatchObject( [
				{ name: 'Sun', hours: [] },
				{
					name: 'Mon',
					hours: [
						{ opening: '07:30', closing: '12:00' },
						{ opening: '14:00', closing: '18:00' },
					],
				},
				{ name: 'Tue', hours: [] },
				{ name: 'Wed' },
				{ name: 'Thu' },
				{ name: 'Fri' },
				{
					name: 'Sat',
					hours: [ { opening: '00:00', closing: '23:59' } ],
				},
			] );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			const list = visitor.locator( 'dl.jetpack-business-hours' );
			await expect( list.getByRole( 'definition' ) ).toHaveText( [
				'7:30 am – 12:00 pm, 2:00 pm – 6:00 pm',
				'Closed',
				'9:00 am – 5:00 pm',
				'9:00 am – 5:00 pm',
				'9:00 am – 5:00 pm',
				'Open 24 hours',
				'Closed',
			] );
			await expect( list.getByRole( 'term' ).first() ).toHaveText(
				'Monday'
			);
			await expect(
				visitor.locator( 'script[src*="business-hours"]' )
			).toHaveCount( 0 );
			await visitor.evaluate( () => {
				document.documentElement.dir = 'rtl';
			} );
			await visitor.setViewportSize( { width: 390, height: 800 } );
			expect(
				await visitor.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBeLessThanOrEqual( 390 );
		}
	);
} );
