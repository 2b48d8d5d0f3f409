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

	test( 'nothing moves when the script arrives; a picture of other proportions is there in full; decoration passes the audit', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			[
				block( {
					after: [ 300, 900 ],
					attributes: '{"startPosition":25} ',
				} ),
				'<!-- wp:paragraph -->\n<p>Below</p>\n<!-- /wp:paragraph -->',
				block( { attributes: '{"showLabels":false} ' } ).replace(
					/alt="[^"]*"/g,
					'alt=""'
				),
			].join( '\n\n' )
		);
		const page = await visit( url );
		const sliders = page.getByRole( 'slider' );
		await expect( sliders ).toHaveCount( 2 );
		await expect( sliders.first() ).toHaveAttribute(
			'aria-valuenow',
			'25'
		);
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
		// The style sheet hides labels without a text.
		const boxes = page.locator( '.juxtapose' );
		await expect( boxes.first().getByRole( 'button' ) ).toHaveCount( 2 );
		await expect( boxes.last().getByRole( 'button' ) ).toHaveCount( 0 );
		expect(
			await audit( page, '.wp-block-jetpack-image-compare' )
		).toEqual( [] );
	} );
} );
