/**
 * Paid content inside of paid content, which is refused.
 */
import { expect, test } from '@tests/e2e/fixtures';

const paragraph = ( text: string ) =>
	`<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->`;

const CONTAINER = `<!-- wp:premium-content/container {"selectedPlanId":4294967} -->
<div class="wp-block-premium-content-container"><!-- wp:premium-content/subscriber-view -->
<div class="wp-block-premium-content-subscriber-view entry-content">${ paragraph(
	'High water at 6:12.'
) }</div>
<!-- /wp:premium-content/subscriber-view -->

<!-- wp:premium-content/logged-out-view -->
<div class="wp-block-premium-content-logged-out-view entry-content">${ paragraph(
	'For members.'
) }</div>
<!-- /wp:premium-content/logged-out-view --></div>
<!-- /wp:premium-content/container -->`;

test( 'paid content is not put into paid content by the inserter, and not pasted into it', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { title: 'Tides' } );
	await editor.setContent( `${ CONTAINER }\n\n${ paragraph( 'Below.' ) }` );
	const count = () =>
		page.evaluate(
			() =>
				window.wp.data
					.select( 'core/block-editor' )
					.getGlobalBlockCount(
						'premium-content/container'
					) as number
		);
	pageUtils.setClipboardData( {
		html: `<!-- wp:group --><div class="wp-block-group">${ CONTAINER }</div><!-- /wp:group -->`,
	} );
	await editor.canvas.getByText( 'High water at 6:12.' ).click();
	await page.keyboard.press( 'End' );
	await pageUtils.pressKeys( 'primary+v' );
	await expect(
		page
			.getByTestId( 'snackbar' )
			.getByText( 'Paid content cannot be placed inside paid content.' )
	).toBeVisible();
	expect( await count() ).toBe( 1 );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '/paid cont' );
	await expect(
		page.getByRole( 'option', { name: 'Paid Content', exact: true } )
	).toBeHidden();
	await page.keyboard.press( 'Escape' );
	// Outside of it, the same is pasted.
	await editor.canvas.getByText( 'Below.' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await pageUtils.pressKeys( 'primary+v' );
	await expect.poll( count ).toBe( 2 );
} );
