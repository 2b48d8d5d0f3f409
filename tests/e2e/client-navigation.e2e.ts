/** Our blocks in a Query Loop that changes pages without reloading, and on a page that the browser prerenders. */
import type { Page } from '@playwright/test';
import { readDemos } from './demo';
import { expect, test } from './fixtures';

const isOnCurrentCore = process.env.MAINSTREET_WP !== '6.8';

/** A page with one post of the loop at a time. */
const makeLoop = (
	word: string
) => `<!-- wp:query {"queryId":7,"query":{"perPage":1,"postType":"post","order":"asc","orderBy":"title","search":"${ word }","inherit":false},"enhancedPagination":true} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-title /-->
<!-- wp:post-content /-->
<!-- /wp:post-template -->
<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div>
<!-- /wp:query -->`;

const LIKE = '<!-- wp:jetpack/like /-->';
const SLIDESHOW =
	/<!-- wp:jetpack\/slideshow [^>]*"autoplay":true[\s\S]*?<!-- \/wp:jetpack\/slideshow -->/;

/** Leaves a mark that a reload would remove. */
const mark = ( page: Page ) =>
	page.evaluate( () => Object.assign( window, { isSamePage: true } ) );

const isMarked = ( page: Page ) =>
	page.evaluate( () => 'isSamePage' in window );

const go = async ( page: Page, way: 'Next' | 'Previous', title: string ) => {
	await page.getByRole( 'link', { name: `${ way } Page` } ).click();
	await expect( page.getByRole( 'heading', { name: title } ) ).toBeVisible();
};

test.describe( 'Query Loops without reloading', () => {
	test.skip( ! isOnCurrentCore, 'WordPress 6.9 and newer' );

	test(
		'start the blocks of each page, and stop those that go',
		{ tag: '@main' },
		async ( { publish, visit } ) => {
			const demos = readDemos();
			const first = [
				SLIDESHOW.exec( demos.slideshow ?? '' )?.[ 0 ],
				demos[ 'image-compare' ],
				demos.button,
				LIKE,
			].join( '\n\n' );
			const second = [
				demos[ 'image-compare' ],
				demos.subscriptions,
				demos[ 'business-hours' ],
				LIKE,
			].join( '\n\n' );
			await publish( first, { title: 'Lanternwalk A', type: 'post' } );
			await publish( second, { title: 'Lanternwalk B', type: 'post' } );
			const { url } = await publish( makeLoop( 'Lanternwalk' ), {
				type: 'page',
			} );
			const page = await visit( url );
			const slider = page.locator( '.jx-slider' );
			const like = page
				.locator( '.wp-block-query' )
				.getByRole( 'button', { name: 'Like' } );
			await expect( slider ).toHaveCount( 1 );
			await page
				.locator( '.wp-block-jetpack-slideshow' )
				.scrollIntoViewIfNeeded();
			await expect( page.locator( '.is-carousel' ) ).toHaveCount( 1 );
			const slideshow = await page
				.locator( '.wp-block-jetpack-slideshow .swiper-container' )
				.elementHandle();
			expect(
				await slideshow?.evaluate( ( box ) => 'swiper' in box )
			).toBe( true );
			await mark( page );

			await go( page, 'Next', 'Lanternwalk B' );
			expect( await isMarked( page ) ).toBe( true );
			await expect( slider ).toHaveCount( 1 );
			await page.locator( '.jx-handle' ).press( 'End' );
			await expect( page.locator( '.jx-handle' ) ).toHaveAttribute(
				'aria-valuenow',
				'100'
			);
			await like.click();
			await expect( like ).toHaveAttribute( 'aria-pressed', 'true' );
			// Removed by its cleanup, and with it its listeners of the document.
			await expect
				.poll( () =>
					slideshow?.evaluate( ( box ) =>
						Boolean(
							( box as { swiper?: unknown } & Element ).swiper
						)
					)
				)
				.toBe( false );
			const form = page.locator(
				'form.wp-block-jetpack-subscriptions__form'
			);
			await expect( form ).toHaveJSProperty( 'noValidate', true );
			expect(
				await form
					.locator( 'template' )
					.evaluate(
						( template: HTMLTemplateElement ) =>
							template.content.childElementCount
					)
			).toBe( 1 );

			await page.goBack();
			await expect(
				page.getByRole( 'heading', { name: 'Lanternwalk A' } )
			).toBeVisible();
			expect( await isMarked( page ) ).toBe( true );
			await expect( slider ).toHaveCount( 1 );
			await page
				.locator( '.wp-block-jetpack-slideshow' )
				.scrollIntoViewIfNeeded();
			await expect( page.locator( '.is-carousel' ) ).toHaveCount( 1 );
		}
	);

	test( 'reload for a block that needs it', async ( { publish, visit } ) => {
		await publish( LIKE, { title: 'Harbourlight A', type: 'post' } );
		await publish(
			'<!-- wp:jetpack/repeat-visitor --><div class="wp-block-jetpack-repeat-visitor"><!-- wp:paragraph --><p>Welcome back</p><!-- /wp:paragraph --></div><!-- /wp:jetpack/repeat-visitor -->',
			{ title: 'Harbourlight B', type: 'post' }
		);
		const { url } = await publish( makeLoop( 'Harbourlight' ), {
			type: 'page',
		} );
		const page = await visit( url );
		await mark( page );
		await go( page, 'Next', 'Harbourlight B' );
		expect( await isMarked( page ) ).toBe( false );
	} );
} );
