import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';

const VIDEO = 'https://www.youtube.com/watch?v=quay1';
const CONTENT = `<!-- wp:paragraph --><p>Before.</p><!-- /wp:paragraph -->
<!-- wp:embed {"url":"${ VIDEO }","type":"video","providerNameSlug":"youtube","responsive":true,"className":"wp-embed-aspect-16-9 wp-has-aspect-ratio"} -->
<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
${ VIDEO }
</div><figcaption class="wp-element-caption">A walk</figcaption></figure>
<!-- /wp:embed -->
<!-- wp:paragraph --><p>Behind.</p><!-- /wp:paragraph -->`;

const ON_CLICK = {
	mainstreet_settings: { embeds_on_click: true, embeds_on_click_core: true },
};

test.describe( 'WordPress’s own embeds, loaded on click', () => {
	test(
		'ask nobody before the press, keep their place, and are remembered',
		{ tag: '@main' },
		async ( { publish, visit, fakes } ) => {
			const { url } = await publish(
				CONTENT + CONTENT.replaceAll( 'quay1', 'quay2' )
			);
			const page = await visit( url, { options: ON_CLICK } );
			const load = page.getByRole( 'button', {
				name: 'Load content from YouTube',
			} );
			await expect( load ).toHaveCount( 2 );
			const asked = async () =>
				( await fakes.log( 'www.youtube.com' ) ).filter( ( { path } ) =>
					path.startsWith( '/embed/' )
				).length;
			expect( await asked() ).toBe( 0 );
			await expect(
				page.getByRole( 'link', { name: 'Open on YouTube' } ).first()
			).toHaveAttribute( 'href', VIDEO );
			expect( await audit( page, '.wp-block-embed' ) ).toEqual( [] );

			const figure = page.locator( '.wp-block-embed' ).first();
			const before = await figure.boundingBox();
			await page
				.getByRole( 'checkbox', {
					name: 'Always load content from YouTube',
				} )
				.first()
				.check();
			await load.first().press( 'Enter' );
			await expect(
				page.frameLocator( 'iframe' ).first().getByText( 'Player' )
			).toBeVisible();
			// The window may have moved to the button.
			expect( await figure.boundingBox() ).toMatchObject( {
				height: before?.height,
				width: before?.width,
			} );
			// The second as it comes near.
			await page
				.locator( '.wp-block-embed' )
				.nth( 1 )
				.scrollIntoViewIfNeeded();
			await expect(
				page.locator( 'iframe[title="A walk on the quay"]' )
			).toHaveCount( 2 );
			await page.reload();
			await expect(
				page.locator( 'iframe[title="A walk on the quay"]' ).first()
			).toBeVisible();
			await expect( load ).toHaveCount( 0 );
			expect( await page.context().cookies() ).toEqual( [] );
		}
	);

	test( 'are a link without scripts, and fit a phone and a right-to-left page', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( CONTENT );
		const still = await visit( url, {
			options: ON_CLICK,
			javaScript: false,
		} );
		await expect(
			still.getByRole( 'link', { name: 'Open on YouTube' } )
		).toBeVisible();
		await expect(
			still.getByRole( 'button', { name: 'Load content from YouTube' } )
		).toBeHidden();
		const phone = await visit( url, {
			options: ON_CLICK,
			width: 390,
			height: 844,
			rtl: true,
		} );
		await expect(
			phone.getByRole( 'button', { name: 'Load content from YouTube' } )
		).toBeVisible();
		expect(
			await phone.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBeLessThanOrEqual( 0 );
	} );

	test( 'are as ever while the settings are off', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish( CONTENT );
		const page = await visit( url );
		await expect(
			page.locator( 'iframe[title="A walk on the quay"]' )
		).toBeVisible();
		await expect(
			page.locator(
				'.mainstreet-embed, link[href*="mainstreet"], script[src*="mainstreet"]'
			)
		).toHaveCount( 0 );
	} );
} );
