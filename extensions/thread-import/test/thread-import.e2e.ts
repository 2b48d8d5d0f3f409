import { expect, test } from '@tests/e2e/fixtures';

const POST = 'https://mastodon.example/@aurora/20260001';

test(
	'a thread of Mastodon comes in place of its embed, and its image into the library when asked',
	{ tag: '@main' },
	async ( { admin, allow, editor, page, fakes } ) => {
		// The fake has no embed of the post: WordPress says so, and the button is there all the same.
		allow( /oembed/ );
		await admin.createNewPost( { title: 'Rye' } );
		await editor.insertBlock( {
			name: 'core/embed',
			attributes: { url: POST, providerNameSlug: '' },
		} );
		await page.getByRole( 'button', { name: 'Import thread' } ).click();
		await expect(
			editor.canvas.getByText( 'Rye rests for a night.' )
		).toBeVisible();
		await expect(
			editor.canvas.getByText( 'Then it is baked.' )
		).toBeVisible();
		const image = editor.canvas.getByRole( 'img', { name: 'A loaf' } );
		await expect( image ).toHaveAttribute(
			'src',
			'https://live.staticflickr.com/1.png'
		);
		await expect(
			page.getByText(
				'The images of this thread are loaded from Mastodon.'
			)
		).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Copy to the Media Library' } )
			.click();
		await expect( image ).toHaveAttribute(
			'src',
			/\/wp-content\/uploads\//
		);
		await expect(
			page
				.getByTestId( 'snackbar' )
				.filter( { hasText: 'Images copied to the Media Library.' } )
		).toBeVisible();
		const asked = await fakes.log( 'live.staticflickr.com' );
		expect( asked.length ).toBeGreaterThan( 0 );
	}
);

test( 'embeds of X have no button, as X gives threads to nobody', async ( {
	admin,
	allow,
	editor,
	page,
} ) => {
	allow( /oembed/ );
	await admin.createNewPost( { title: 'Rye' } );
	await editor.insertBlock( {
		name: 'core/embed',
		attributes: {
			url: 'https://x.com/aurora/status/20',
			providerNameSlug: '',
		},
	} );
	await expect(
		page.getByRole( 'toolbar', { name: 'Block tools' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Import thread' } )
	).toHaveCount( 0 );
} );
