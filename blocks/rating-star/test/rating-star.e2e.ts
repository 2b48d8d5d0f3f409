import { expect, test } from '@tests/e2e/fixtures';
import { insertBySearch } from '@tests/e2e/inserter';

const saved = ( attributes: Record< string, unknown >, stars = 1 ) =>
	`<!-- wp:jetpack/rating-star ${ JSON.stringify( attributes ) } -->
<figure class="wp-block-jetpack-rating-star" style="text-align:left">${ '<span>★</span>'.repeat(
		stars
	) }</figure>
<!-- /wp:jetpack/rating-star -->`;

test.describe( 'Star rating', () => {
	test(
		'an author rates by mouse and keyboard, saves, reloads; a visitor sees it',
		{ tag: '@main' },
		async ( { admin, editor, page, visit } ) => {
			await admin.createNewPost( { title: 'The rye loaf' } );
			await insertBySearch( page, 'score', 'Star Rating' );

			const slider = editor.canvas.getByRole( 'slider', {
				name: 'Rating',
			} );
			const star = ( number: number ) =>
				slider.locator( `[data-star="${ number }"]` );
			const says = ( text: string ) =>
				expect( slider ).toHaveAttribute( 'aria-valuetext', text );
			await says( '1 out of 5 stars' );
			await star( 1 ).click();
			await says( '0.5 out of 5 stars' );
			await star( 1 ).click();
			await says( '0 out of 5 stars' );
			await star( 4 ).click();
			await says( '4 out of 5 stars' );
			await star( 4 ).click();
			await says( '3.5 out of 5 stars' );

			await editor.openDocumentSettingsSidebar();
			await page
				.getByRole( 'spinbutton', { name: 'Highest rating' } )
				.fill( '7' );
			await says( '3.5 out of 7 stars' );
			await slider.focus();
			await page.keyboard.press( 'ArrowRight' );
			await says( '4 out of 7 stars' );
			await page.keyboard.press( 'End' );
			await says( '7 out of 7 stars' );
			await page.keyboard.press( 'ArrowDown' );
			await says( '6.5 out of 7 stars' );
			await expect( slider ).toBeFocused();

			await page
				.getByRole( 'spinbutton', { name: 'Highest rating' } )
				.fill( '5' );
			await says( '5 out of 5 stars' );
			await slider.focus();
			await page.keyboard.press( 'ArrowLeft' );
			await says( '4.5 out of 5 stars' );
			await editor.clickBlockToolbarButton( 'Align text' );
			await page
				.getByRole( 'menuitemradio', { name: 'Align text center' } )
				.click();

			await editor.saveDraft();
			await page.reload();
			await says( '4.5 out of 5 stars' );
			expect( await editor.getEditedPostContent() ).toMatch(
				/"rating":4\.5.*\n<figure [^>]*style="text-align:center"[^>]*>(<span>★<\/span>){5}<\/figure>/
			);

			const id = await editor.publishPost();
			const visitor = await visit( `/?p=${ id }` );
			const figure = visitor.locator( '.wp-block-jetpack-rating-star' );
			await expect( figure ).toContainText( 'Rating: 4.5 out of 5.' );
			await expect( figure ).toHaveCSS( 'text-align', 'center' );
			await expect( figure.locator( 'svg' ) ).toHaveCount( 5 );
			await expect( figure.locator( '.is-rating-unfilled' ) ).toHaveCount(
				1
			);
			await expect(
				figure.locator( '[itemprop="ratingValue"]' )
			).toHaveAttribute( 'content', '4.5' );
		}
	);

	test( 'two ratings on a phone, from right to left, without script', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			saved( { rating: 2.5, color: '#b26200' }, 3 ) +
				saved(
					{
						rating: 9.5,
						maxRating: 10,
						className: 'is-style-outlined',
					},
					10
				)
		);
		const visitor = await visit( url, {
			javaScript: false,
			width: 390,
			rtl: true,
		} );
		const figures = visitor.locator( '.wp-block-jetpack-rating-star' );
		await expect( figures ).toHaveCount( 2 );
		const first = figures.first();
		await expect(
			first.locator( '.wp-block-jetpack-rating-star__stars' )
		).toHaveCSS( 'color', 'rgb(178, 98, 0)' );
		await expect( first.locator( 'svg' ).first() ).toHaveCSS(
			'transform',
			'matrix(-1, 0, 0, 1, 0, 0)'
		);
		await expect(
			figures.nth( 1 ).locator( '.is-rating-unfilled' )
		).toHaveCSS( 'fill', 'none' );
		await expect( figures.nth( 1 ).locator( 'svg' ) ).toHaveCount( 10 );
		const width = await visitor.evaluate(
			() => document.documentElement.scrollWidth
		);
		expect( width ).toBeLessThanOrEqual( 390 );
		await expect(
			visitor.locator( 'script[src*="mainstreet-blocks"]' )
		).toHaveCount( 0 );
	} );

	test( 'stars have the size of the author, and stand where reading begins', async ( {
		publish,
		visit,
	} ) => {
		const { url } = await publish(
			`${ saved( { starSize: 40 } ) }\n\n${ saved( { starSize: 1e9 } ) }\n\n${ saved( {} ) }`
		);
		const visitor = await visit( url, { rtl: true } );
		const figures = visitor.locator( '.wp-block-jetpack-rating-star' );
		for ( const [ index, size ] of [ 40, 72, 24 ].entries() ) {
			await expect(
				figures.nth( index ).locator( 'svg' ).first()
			).toHaveCSS( 'width', `${ size }px` );
		}
		const figure = await figures.first().boundingBox();
		const stars = await figures
			.first()
			.locator( '.wp-block-jetpack-rating-star__stars' )
			.boundingBox();
		expect( ( stars?.x ?? 0 ) + ( stars?.width ?? 0 ) ).toBeCloseTo(
			( figure?.x ?? 0 ) + ( figure?.width ?? 0 ),
			0
		);
	} );
} );
