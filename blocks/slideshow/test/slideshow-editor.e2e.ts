import { fillPictures, getPictures } from '@tests/e2e/demo';
import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';
import { openTab } from '@tests/e2e/inspector';
import { SAVED } from './page-helpers';

test.describe( 'Slideshow in the editor', () => {
	test(
		'an author uploads pictures, writes on them, saves and reloads; a visitor sees them',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, visit } ) => {
			test.slow(); // Two uploads, a reload and a visit.
			await admin.createNewPost( { title: 'Season' } );
			await insertBySearch( page, 'slideshow', 'Slideshow' );
			await page
				.getByRole( 'button', {
					name: /^(?:Close Block Inserter|Block Inserter|Toggle block inserter)$/,
				} )
				.first()
				.click();

			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Slideshow',
			} );
			const files = await Promise.all(
				[ 1, 2 ].map( async ( number ) => ( {
					name: `upload-${ number }.jpg`,
					mimeType: 'image/jpeg',
					buffer: await (
						await page.request.get(
							getPictures()[ number - 1 ]?.url ?? ''
						)
					).body(),
				} ) )
			);
			// Uploads are held back until it was seen that the post can't be saved meanwhile.
			const gate: { open: () => void } = { open: () => {} };
			const opened = new Promise< void >( ( resolve ) => {
				gate.open = resolve;
			} );
			await page.route(
				/wp(?:\/|%2F)v2(?:\/|%2F)media/,
				async ( route ) => {
					if ( route.request().method() === 'POST' ) {
						await opened;
					}
					await route.continue();
				}
			);
			await block.locator( 'input[type="file"]' ).setInputFiles( files );
			await expect( block.locator( '.is-transient' ) ).toHaveCount( 2 );
			// 6.8 leaves the button alone that opens the panel, and refuses inside it.
			const isLocked = () =>
				page.evaluate( () =>
					window.wp.data.select( 'core/editor' ).isPostSavingLocked()
				);
			await expect.poll( isLocked ).toBe( true );

			const caption = block.getByRole( 'textbox', {
				name: 'Slide caption',
			} );
			await caption.first().click();
			await page.keyboard.type( 'Written meanwhile' );
			gate.open();
			await expect( block.locator( '.is-transient' ) ).toHaveCount( 0 );
			await expect(
				page.getByRole( 'button', { name: 'Publish', exact: true } )
			).not.toHaveAttribute( 'aria-disabled', 'true' );

			await editor.openDocumentSettingsSidebar();
			const sidebar = page.getByRole( 'region', {
				name: 'Editor settings',
			} );
			await sidebar
				.getByRole( 'textbox', { name: 'Alternative text' } )
				.fill( 'The first one' );
			await sidebar
				.getByRole( 'textbox', { name: 'Link' } )
				.fill( 'example.org/season' );
			await openTab( page, 'Settings' );
			await sidebar
				.getByRole( 'combobox', { name: 'Transition effect' } )
				.selectOption( 'fade' );
			await block
				.getByRole( 'button', { name: 'Move slide forward' } )
				.click();

			await editor.saveDraft();
			await page.reload();
			await expect( block.getByRole( 'img' ).first() ).toBeVisible();
			const [ saved ] = await editor.getBlocks();
			const images = saved?.attributes.images;
			expect( images ).toMatchObject( [
				{ alt: '' },
				{
					alt: 'The first one',
					caption: 'Written meanwhile',
					link: 'https://example.org/season',
				},
			] );
			expect( saved?.attributes.ids ).toEqual( [
				expect.any( Number ),
				expect.any( Number ),
			] );
			expect( saved?.attributes ).toMatchObject( {
				effect: 'fade',
				sizeSlug: 'large',
			} );

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			const carousel = visitor.getByRole( 'region', {
				name: 'Slideshow',
			} );
			await carousel
				.getByRole( 'button', { name: 'Next', exact: true } )
				.click();
			await expect(
				carousel.getByRole( 'link', { name: 'The first one' } )
			).toHaveAttribute( 'href', 'https://example.org/season' );
		}
	);

	test( 'says that the library is missing, and tries again', async ( {
		admin,
		allow,
		editor,
		page,
	} ) => {
		allow( /slideshow-swiper/ );
		allow( /Failed to load resource/ );
		const pattern = '**/slideshow-swiper*';
		await page.route( pattern, ( route ) => route.abort() );
		await admin.createNewPost();
		await editor.setContent( fillPictures( SAVED ) );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Slideshow',
		} );
		await expect(
			block.getByText( 'The Swiper library could not be loaded.' )
		).toBeVisible();
		await page.unroute( pattern );
		await block.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			block.getByText( 'The Swiper library could not be loaded.' )
		).toHaveCount( 0 );
		await expect( block.locator( '.swiper-initialized' ) ).toBeVisible();
	} );

	test( 'the media modal keeps what was written, slides are dragged and moved by keys, and all change their size at once', async ( {
		admin,
		editor,
		page,
	} ) => {
		await admin.createNewPost();
		await editor.setContent( fillPictures( SAVED ) );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Slideshow',
		} );
		await editor.selectBlocks( block );
		await test.step( 'the media modal changes nothing', async () => {
			await editor.clickBlockToolbarButton( 'Edit slideshow' );
			const modal = page.getByRole( 'dialog', { name: 'Edit gallery' } );
			await modal
				.getByRole( 'button', { name: 'Update gallery' } )
				.click();
			await expect( modal ).toBeHidden();
			expect( await editor.getEditedPostContent() ).toBe(
				fillPictures( SAVED )
			);
		} );
		await test.step( 'an author drags a slide to another place, and moves it back by keys', async () => {
			const order = block.getByRole( 'list', {
				name: 'Slide order',
			} );
			const buttons = order.getByRole( 'button' );
			await expect( buttons ).toHaveCount( 2 );
			await expect( buttons.first() ).toHaveAccessibleName(
				'Slide 1 of 2: One'
			);
			const texts = async () => {
				const [ saved ] = await editor.getBlocks();
				const images: unknown = saved?.attributes.images;
				return Array.isArray( images )
					? images.map( ( { alt }: { alt: string } ) => alt )
					: [];
			};

			await buttons.first().scrollIntoViewIfNeeded();
			const from = await buttons.first().boundingBox();
			const to = await buttons.last().boundingBox();
			if ( ! from || ! to ) {
				throw new Error( 'The slides are not drawn.' );
			}
			await page.mouse.move( from.x + 20, from.y + 20 );
			await page.mouse.down();
			await page.mouse.move( from.x + 40, from.y + 20 );
			await page.mouse.move( to.x + 30, to.y + 20 );
			await page.mouse.up();
			await expect.poll( texts ).toEqual( [ '', 'One' ] );

			const moved = order.getByRole( 'button', {
				name: 'Slide 2 of 2: One',
			} );
			await moved.focus();
			await page.keyboard.press( 'ArrowRight' );
			await page.keyboard.press( 'ArrowLeft' );
			await expect.poll( texts ).toEqual( [ 'One', '' ] );
			await expect( buttons.first() ).toBeFocused();
			expect( await editor.getEditedPostContent() ).toBe(
				fillPictures( SAVED )
			);
		} );
		await test.step( 'all images take another size', async () => {
			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'textbox', { name: 'Alternative text' } )
				.waitFor();
			await openTab( page, 'Settings' );
			await page
				.getByRole( 'combobox', { name: 'Image size' } )
				.selectOption( 'medium' );
			await expect( block.locator( 'img' ).first() ).toHaveAttribute(
				'src',
				/-300x\d+\.jpg$/
			);
			const [ saved ] = await editor.getBlocks();
			expect( saved?.attributes.sizeSlug ).toBe( 'medium' );
		} );
		await test.step( 'a slide is removed', async () => {
			const remove = block.getByRole( 'button', {
				name: 'Remove slide',
			} );
			await remove.click();
			await expect( block.getByRole( 'listitem' ) ).toHaveCount( 1 );
			// The button goes with the last slide.
			await remove.click();
			await expect( block ).toBeFocused();
		} );
		await test.step( 'a file that can not be uploaded is a notice in the block, and nothing stays locked', async () => {
			await editor.setContent( '' );
			await editor.insertBlock( { name: 'jetpack/slideshow' } );
			await block.locator( 'input[type="file"]' ).setInputFiles( {
				name: 'notes.txt',
				mimeType: 'text/plain',
				buffer: Buffer.from( 'Not a picture' ),
			} );
			await expect(
				block.locator( '.components-notice.is-error' )
			).toContainText( 'notes.txt' );
			await expect(
				block.getByRole( 'button', { name: 'Media Library' } )
			).toBeVisible();
			expect(
				await page.evaluate( () =>
					window.wp.data.select( 'core/editor' ).isPostSavingLocked()
				)
			).toBe( false );
		} );
	} );
} );
