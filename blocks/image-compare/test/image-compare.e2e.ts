import { expect, test } from '@tests/e2e/fixtures';
import { openTab } from '@tests/e2e/inspector';
import { insertBySearch } from '@tests/e2e/inserter';
import { block, getPosition } from './compare-page';

test.describe( 'Image Compare', () => {
	test(
		'an author picks two pictures, turns the slider, saves, reloads; a visitor compares',
		{ tag: '@main' },
		async ( { admin, editor, page, visit } ) => {
			// Two uploads, two loads of the editor.
			test.slow();
			const upload = await page.evaluate( () => {
				const canvas = document.createElement( 'canvas' );
				canvas.width = 300;
				canvas.height = 200;
				return canvas.toDataURL( 'image/png' ).split( ',' )[ 1 ] ?? '';
			} );
			const file = {
				name: 'quay.png',
				mimeType: 'image/png',
				buffer: Buffer.from( upload, 'base64' ),
			};
			await admin.createNewPost( { title: 'The quay' } );
			await insertBySearch( page, 'before and after', 'Image Compare' );

			const canvas = editor.canvas;
			await expect( canvas.getByText( 'Image before' ) ).toBeVisible();
			await expect( canvas.getByText( 'Image after' ) ).toBeVisible();
			const inputs = canvas.locator( 'input[type="file"]' );
			await inputs.first().setInputFiles( file );
			await expect(
				canvas.getByRole( 'button', { name: 'Remove image before' } )
			).toBeVisible();
			await expect( canvas.getByRole( 'slider' ) ).toHaveCount( 0 );
			await inputs.first().setInputFiles( file );
			const slider = canvas.getByRole( 'slider' );
			await expect( slider ).toHaveAttribute( 'aria-valuenow', '50' );

			await slider.focus();
			await page.keyboard.press( 'ArrowRight' );
			await expect( slider ).toHaveAttribute( 'aria-valuenow', '51' );

			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'checkbox', { name: 'Mark as decorative' } )
				.first()
				.check();
			await openTab( page, 'Settings' );
			await page
				.getByRole( 'radio', { name: 'Above and below' } )
				.click();
			await expect( slider ).toHaveAttribute(
				'aria-orientation',
				'vertical'
			);
			await canvas
				.getByRole( 'textbox', { name: 'Caption' } )
				.fill( 'Then and now' );

			await editor.saveDraft();
			await page.reload();
			await expect( slider ).toBeVisible();
			const [ saved ] = await editor.getBlocks();
			expect( saved?.attributes ).toMatchObject( {
				imageBefore: { width: 300, height: 200, isDecorative: true },
				orientation: 'vertical',
				caption: 'Then and now',
			} );
			const post = await editor.publishPost();
			const visitor = await visit( `/?p=${ post }` );
			await expect( visitor.getByRole( 'slider' ) ).toHaveAttribute(
				'aria-orientation',
				'vertical'
			);
			await expect( visitor.locator( '.jx-image' ) ).toHaveCount( 2 );
			await expect( visitor.getByText( 'Then and now' ) ).toBeVisible();
		}
	);

	test( 'each of two sliders on a page is moved by keys, labels and mouse', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ block() }\n\n${ block( { mode: 'vertical' } ) }`
		);
		const page = await visit( url );
		const sliders = page.getByRole( 'slider' );
		await expect( sliders ).toHaveCount( 2 );

		await sliders.first().focus();
		await page.keyboard.press( 'ArrowLeft' );
		await page.keyboard.press( 'ArrowLeft' );
		expect( await getPosition( page ) ).toBe( '48%' );
		expect( await getPosition( page, 1 ) ).toBe( '50%' );

		await page.getByRole( 'button', { name: 'Before' } ).first().focus();
		await page.keyboard.press( 'Enter' );
		expect( await getPosition( page ) ).toBe( '90%' );
		await page.getByRole( 'button', { name: 'After' } ).first().focus();
		await page.keyboard.press( 'Space' );
		expect( await getPosition( page ) ).toBe( '10%' );

		await sliders.last().scrollIntoViewIfNeeded();
		await page.locator( 'figcaption' ).last().scrollIntoViewIfNeeded();
		const box = await page.locator( '.juxtapose' ).last().boundingBox();
		if ( ! box ) {
			throw new Error( 'The second block is not drawn.' );
		}
		await page.mouse.move( box.x + box.width / 2, box.y + box.height / 2 );
		await page.mouse.down();
		await page.mouse.move( box.x + 30, box.y + box.height * 0.75 );
		expect( parseFloat( await getPosition( page, 1 ) ) ).toBeCloseTo(
			75,
			0
		);
		await page.mouse.up();
		await page.mouse.move( box.x + 30, box.y + 5 );
		expect( parseFloat( await getPosition( page, 1 ) ) ).toBeCloseTo(
			75,
			0
		);

		await page.setViewportSize( { width: 700, height: 900 } );
		const handle = await sliders.last().boundingBox();
		const small = await page.locator( '.juxtapose' ).last().boundingBox();
		expect( ( handle?.y ?? 0 ) + ( handle?.height ?? 0 ) / 2 ).toBeCloseTo(
			( small?.y ?? 0 ) + ( small?.height ?? 0 ) * 0.75,
			-1
		);
	} );

	test( 'from right to left the first picture is on the right and the handle follows the arrows', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( block() );
		const page = await visit( url, { rtl: true, width: 390 } );
		const slider = page.getByRole( 'slider' );
		await expect( slider ).toBeVisible();
		const start = await slider.boundingBox();
		await slider.focus();
		for ( let step = 0; step < 10; step++ ) {
			await page.keyboard.press( 'ArrowLeft' );
		}
		const end = await slider.boundingBox();
		expect( end?.x ).toBeLessThan( start?.x ?? 0 );
		expect( await getPosition( page ) ).toBe( '60%' );
		const clip = await page
			.locator( '.image-compare__image-before' )
			.evaluate( ( image ) => getComputedStyle( image ).clipPath );
		expect( clip ).toBe( 'inset(0px 0px 0px 40%)' );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
	} );
} );
