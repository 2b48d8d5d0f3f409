import { expect, test } from '@tests/e2e/fixtures';

const DONE =
	'Congrats! Your site is now connected to the card payment provider. You can now start accepting funds!';

test(
	'who comes back from connecting is told so, once',
	{ tag: '@main' },
	async ( { admin, page, publish } ) => {
		const { id } = await publish(
			'<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->'
		);
		await admin.visitAdminPage(
			'post.php',
			`post=${ id }&action=edit&stripe_connect_success=1`
		);
		const notice = page
			.locator( '.components-notice' )
			.filter( { hasText: DONE } );
		await expect( notice ).toBeVisible();
		expect( page.url() ).not.toContain( 'stripe_connect' );
		expect( page.url() ).toContain( `post=${ id }` );
		await page.reload();
		await expect(
			page.getByRole( 'region', { name: 'Editor content' } )
		).toBeVisible();
		await expect( notice ).toHaveCount( 0 );
	}
);

test( 'the settings of the post are open where the address wants that', async ( {
	admin,
	page,
	publish,
} ) => {
	const { id } = await publish(
		'<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->'
	);
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const edit = `post=${ id }&action=edit`;
	await admin.visitAdminPage( 'post.php', edit );
	await page
		.getByRole( 'button', { name: 'Settings', exact: true, pressed: true } )
		.click();
	await expect( settings.getByRole( 'tab' ) ).toHaveCount( 0 );
	await admin.visitAdminPage(
		'post.php',
		`${ edit }&jetpackSidebarIsOpen=true`
	);
	await expect(
		settings.getByRole( 'tab', { name: 'Post', selected: true } )
	).toBeVisible();
	expect( page.url() ).not.toContain( 'jetpackSidebarIsOpen' );
} );
