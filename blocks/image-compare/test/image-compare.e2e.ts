import type { Page } from '@playwright/test';
import { expect, test } from '@tests/e2e/fixtures';

/** A picture of one colour as wide and high as needed. */
const picture = ( color: string, width: number, height: number ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><rect width="100%" height="100%" fill="${ color }"/></svg>`
	) }`;

type Options = {
	mode?: string;
	before?: [ number, number ];
	after?: [ number, number ];
	sizes?: string;
};

const block = ( {
	mode = 'horizontal',
	before = [ 600, 400 ],
	after = [ 600, 400 ],
	sizes = 'width="600" height="400"',
}: Options = {} ) =>
	`<!-- wp:jetpack/image-compare -->
<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="${ mode }"><img src="${ picture(
		'teal',
		...before
	) }" alt="Old quay" ${ sizes } class="image-compare__image-before"/><img src="${ picture(
		'gold',
		...after
	) }" alt="New quay" width="600" height="400" class="image-compare__image-after"/></div><figcaption>The quay</figcaption></figure>
<!-- /wp:jetpack/image-compare -->`;

const getPosition = ( page: Page, nth = 0 ) =>
	page
		.locator( '.juxtapose' )
		.nth( nth )
		.evaluate( ( box ) =>
			box.style.getPropertyValue( '--mainstreet-position' )
		);

const getShift = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						sum += 'value' in entry ? Number( entry.value ) : 0;
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				requestAnimationFrame( () =>
					requestAnimationFrame( () => resolve( sum ) )
				);
			} )
	);

test.describe( 'Image Compare', () => {
	test(
		'an author picks two pictures, turns the slider, saves, reloads; a visitor compares',
		{ tag: '@core' },
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
			await page
				.getByRole( 'button', {
					name: /^(?:Block Inserter|Toggle block inserter)$/,
				} )
				.click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'searchbox' ).fill( 'before and after' );
			await library
				.getByRole( 'option', { name: 'Image Compare', exact: true } )
				// Until the search has an answer, the block is in two lists.
				.first()
				.click();

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
				imageBefore: { width: 300, height: 200 },
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

	test( 'without script both pictures are there in full, one above the other', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( block() );
		const page = await visit( url, { javaScript: false } );
		const before = await page.getByAltText( 'Old quay' ).boundingBox();
		const after = await page.getByAltText( 'New quay' ).boundingBox();
		expect( after?.y ).toBeGreaterThanOrEqual(
			( before?.y ?? 0 ) + ( before?.height ?? 0 )
		);
		expect( after?.height ).toBe( before?.height );
		await expect( page.getByAltText( 'Old quay' ) ).toHaveCSS(
			'clip-path',
			'none'
		);
	} );

	test( 'should the script not come, both pictures are shown in full after a while', async ( {
		publish,
		visit,
		allow,
	} ) => {
		allow( /image-compare\/view\.js/ );
		allow( /Failed to load resource/ );
		const { url } = await publish( block() );
		const page = await visit( url, {
			prepare: async ( visitor ) => {
				await visitor.route( '**/image-compare/view.js*', ( route ) =>
					route.abort()
				);
			},
		} );
		const image = page.getByAltText( 'Old quay' );
		await expect( image ).not.toHaveCSS( 'clip-path', 'none' );
		await page.evaluate( () =>
			document
				.getAnimations()
				.forEach( ( animation ) => animation.finish() )
		);
		await expect( image ).toHaveCSS( 'clip-path', 'none' );
		const before = await image.boundingBox();
		const after = await page.getByAltText( 'New quay' ).boundingBox();
		expect( after?.y ).toBeGreaterThanOrEqual(
			( before?.y ?? 0 ) + ( before?.height ?? 0 )
		);
	} );

	test( 'nothing moves when the script arrives; pictures of other proportions fill the frame', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ block( { after: [ 300, 900 ] } ) }<!-- wp:paragraph -->\n<p>Below</p>\n<!-- /wp:paragraph -->`
		);
		const page = await visit( url );
		await expect( page.getByRole( 'slider' ) ).toBeVisible();
		expect( await getShift( page ) ).toBeLessThanOrEqual( 0.01 );
		const before = await page.getByAltText( 'Old quay' ).boundingBox();
		const after = await page.getByAltText( 'New quay' ).boundingBox();
		expect( after ).toEqual( before );
		expect( ( before?.width ?? 0 ) / ( before?.height ?? 1 ) ).toBeCloseTo(
			1.5,
			1
		);
	} );

	test( 'sizes that are none do not break the frame; an empty block leaves nothing', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ block( {
				sizes: 'width="-5" height="1e+300"',
			} ) }\n\n<!-- wp:jetpack/image-compare -->
<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="horizontal"><img class="image-compare__image-before"/><img class="image-compare__image-after"/></div></figure>
<!-- /wp:jetpack/image-compare -->`
		);
		const page = await visit( url );
		await expect( page.getByRole( 'slider' ) ).toHaveCount( 1 );
		await expect(
			page.locator( '.wp-block-jetpack-image-compare' )
		).toHaveCount( 1 );
		const box = await page.locator( '.juxtapose' ).boundingBox();
		expect( ( box?.width ?? 0 ) / ( box?.height ?? 1 ) ).toBeCloseTo(
			1.5,
			1
		);
	} );
} );
