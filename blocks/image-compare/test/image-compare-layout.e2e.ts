import { expect, test } from '@tests/e2e/fixtures';
import { audit } from '@tests/sweeps/axe';
import { block, getShift } from './compare-page';

test.describe( 'The two pictures of Image Compare', () => {
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

	test( 'nothing moves when the script arrives; a picture of other proportions is there in full', async ( {
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
		await expect( page.getByAltText( 'New quay' ) ).toHaveCSS(
			'object-fit',
			'contain'
		);
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

	test( 'words and start of the author: as text, there before the script and after it; labels can be off', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ block( {
				attributes:
					'{"beforeLabel":"1920 \\u003cb\\u003e","afterLabel":"Today","startPosition":25} ',
			} ) }\n\n${ block( { attributes: '{"showLabels":false} ' } ) }`
		);
		const page = await visit( url );
		const slider = page.getByRole( 'slider' );
		await expect( slider.first() ).toHaveAttribute( 'aria-valuenow', '25' );
		expect( await getShift( page ) ).toBeLessThanOrEqual( 0.01 );
		await expect(
			page.getByRole( 'button', { name: '1920 <b>', exact: true } )
		).toBeVisible();
		await expect(
			page.getByRole( 'button', { name: 'Today' } )
		).toBeVisible();
		await expect( slider ).toHaveCount( 2 );
		await expect(
			page.locator( '.juxtapose' ).last().getByRole( 'button' )
		).toHaveCount( 0 );

		const still = await visit( url, { javaScript: false } );
		await expect( still.locator( '.juxtapose' ).first() ).toHaveAttribute(
			'style',
			'--mainstreet-position:25%'
		);
	} );

	test( 'pictures without alternative text are decoration and pass the audit', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			block().replace( /alt="[^"]*"/g, 'alt=""' )
		);
		const page = await visit( url );
		await expect( page.getByRole( 'slider' ) ).toBeVisible();
		expect(
			await audit( page, '.wp-block-jetpack-image-compare' )
		).toEqual( [] );
	} );
} );
