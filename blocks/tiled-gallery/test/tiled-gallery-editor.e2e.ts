import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from '@tests/e2e/fixtures';
import { makeGallery } from './page-helpers';

const getOrder = ( editor: Editor ) =>
	editor.canvas
		.locator( '.tiled-gallery__item img' )
		.evaluateAll( ( images ) =>
			images.map( ( image ) => image.getAttribute( 'alt' ) )
		);

const tile = ( editor: Editor, name: string ) =>
	editor.canvas.getByRole( 'button', { name } );

test.describe( 'Tiled gallery in the editor', () => {
	test(
		'pictures are moved and removed by keyboard, button and mouse; each is one step of undo',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, pageUtils, publish } ) => {
			const { id } = await publish(
				makeGallery( [ [ [ 1 ], [ 2, 3 ] ] ] ),
				{
					status: 'draft',
				}
			);
			await admin.editPost( String( id ) );
			const order = ( ...numbers: number[] ) =>
				expect
					.poll( () => getOrder( editor ) )
					.toEqual(
						numbers.map( ( number ) => `Picture ${ number }` )
					);
			await tile( editor, 'Image 1 of 3: Picture 1' ).click();
			await page.keyboard.press( 'Shift+ArrowRight' );
			await order( 2, 1, 3 );
			await expect(
				tile( editor, 'Image 2 of 3: Picture 1' )
			).toBeFocused();
			await editor.canvas
				.getByRole( 'button', { name: 'Move image forward' } )
				.click();
			await order( 2, 3, 1 );
			await expect(
				editor.canvas.getByRole( 'button', {
					name: 'Move image forward',
				} )
			).toBeFocused();
			await tile( editor, 'Image 3 of 3: Picture 1' ).focus();
			await page.keyboard.press( 'Delete' );
			await order( 2, 3 );
			await pageUtils.pressKeys( 'primary+z' );
			await order( 2, 3, 1 );
			await pageUtils.pressKeys( 'primary+z' );
			await order( 2, 1, 3 );
			await pageUtils.pressKeys( 'primary+z' );
			await order( 1, 2, 3 );
			await editor.canvas
				.locator( '[data-tile="2"]' )
				.dragTo( editor.canvas.locator( '[data-tile="0"]' ) );
			await order( 3, 1, 2 );
			const [ block ] = await editor.getBlocks();
			expect( block?.attributes.ids ).toHaveLength( 3 );
			expect( block?.attributes.columnWidths ).not.toEqual( [] );
		}
	);

	test( 'stays as it is when it is only opened; Tab goes from picture to picture; a style is laid out anew', async ( {
		admin,
		editor,
		page,
		publish,
	} ) => {
		const content = makeGallery( [ [ [ 1 ] ], [ [ 2 ], [ 3 ] ] ] );
		const { id } = await publish( content, { status: 'draft' } );
		await admin.editPost( String( id ) );
		await test.step( 'nothing changes by opening', async () => {
			await expect(
				tile( editor, 'Image 1 of 3: Picture 1' )
			).toBeVisible();
			expect( await editor.getEditedPostContent() ).toBe( content );
		} );
		await test.step( 'Tab goes through the buttons of the selected picture to the next', async () => {
			await tile( editor, 'Image 1 of 3: Picture 1' ).click();
			const second = tile( editor, 'Image 2 of 3: Picture 2' );
			const remove = editor.canvas.getByRole( 'button', {
				name: 'Remove image',
			} );
			for ( let tabs = 0; tabs < 3; tabs++ ) {
				await page.keyboard.press( 'Tab' );
			}
			await expect( remove ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			await expect( second ).toBeFocused();
			await page.keyboard.press( 'Shift+Tab' );
			await expect( remove ).toBeFocused();
		} );
		await test.step( 'a style and a number of columns chosen in WordPress’s controls are laid out anew', async () => {
			await editor.setContent( makeGallery( [ [ [ 1 ], [ 2, 3 ] ] ] ) );
			await tile( editor, 'Image 1 of 3: Picture 1' ).click();
			await page.evaluate( () => {
				const { select, dispatch } = window.wp.data;
				const clientId =
					select( 'core/block-editor' ).getSelectedBlockClientId();
				dispatch( 'core/block-editor' ).updateBlockAttributes(
					clientId,
					{
						className: 'is-style-circle',
						columns: 2,
					}
				);
			} );
			await expect(
				editor.canvas.locator( '.tiled-gallery__row' )
			).toHaveCount( 2 );
			expect( await editor.getEditedPostContent() ).toContain(
				'tiled-gallery__row columns-1'
			);
		} );
	} );
} );
