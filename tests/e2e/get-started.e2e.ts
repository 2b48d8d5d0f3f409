import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';

const SCREEN = 'page=mainstreet-start';

test.describe( 'Get started', () => {
	test(
		'leads from the menu to a draft of a contact page',
		{ tag: '@main' },
		async ( { admin, editor, page } ) => {
			await admin.visitAdminPage(
				'admin.php',
				'page=mainstreet-responses'
			);
			await page
				.getByRole( 'navigation', { name: 'Main menu' } )
				.getByRole( 'link', { name: 'Get started' } )
				.click();
			await expect(
				page.getByRole( 'heading', { name: 'Get started', level: 1 } )
			).toBeVisible();
			for ( const step of [
				/^Create a contact page/,
				/^Connect your services/,
				/^View responses/,
				/^Invite subscribers/,
			] ) {
				await expect(
					page.getByRole( 'heading', { name: step, level: 2 } )
				).toBeVisible();
			}
			// Another test may have left a page with a form.
			await page
				.getByRole( 'button', {
					name: /^Create (?:a contact|another) page$/,
				} )
				.click();
			await page.waitForURL( /post\.php\?post=\d+&action=edit/ );
			await expect(
				editor.canvas.getByText( 'Opening hours' )
			).toBeVisible();
			await expect(
				editor.canvas.getByRole( 'textbox', { name: 'Add title' } )
			).toHaveText( 'Contact' );

			// The step is ticked by the page that is there now.
			await admin.visitAdminPage( 'admin.php', SCREEN );
			await expect(
				page.getByRole( 'heading', {
					name: 'Create a contact page (completed)',
				} )
			).toBeVisible();
			await expect(
				page.getByRole( 'link', {
					name: 'View the page with your form',
				} )
			).toBeVisible();
		}
	);

	test( 'each key leads to where it is entered', async ( {
		admin,
		page,
	} ) => {
		await admin.visitAdminPage( 'admin.php', `${ SCREEN }#/keys` );
		const links = page
			.locator( '.mainstreet-start__keys' )
			.getByRole( 'link', { name: /^(?:Connect|Change) / } );
		await expect( links.first() ).toBeVisible();
		const names = await links.evaluateAll( ( all ) =>
			all.map( ( link ) => link.getAttribute( 'aria-label' ) ?? '' )
		);
		for ( const name of names ) {
			await page.getByRole( 'link', { name, exact: true } ).click();
			await expect(
				page
					.getByRole( 'region', {
						name: name.replace( /^\w+ /, '' ),
						exact: true,
					} )
					.getByRole( 'heading', { level: 3 } )
			).toBeInViewport();
			await page.goBack();
		}
	} );

	test( 'its parts have no faults for assistive technology, on a phone either', async ( {
		admin,
		page,
	} ) => {
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			for ( const part of [ 'steps', 'keys', 'moving' ] ) {
				await admin.visitAdminPage( 'admin.php', SCREEN );
				await page.evaluate(
					( hash ) => ( window.location.hash = hash ),
					`#/${ part }`
				);
				await expect(
					page.locator( '.mainstreet-start h2' ).first()
				).toBeVisible();
				expect( await audit( page, '#mainstreet-onboarding' ) ).toEqual(
					[]
				);
				expect(
					await page.evaluate(
						() =>
							document.documentElement.scrollWidth -
							window.innerWidth
					)
				).toBeLessThanOrEqual( 0 );
			}
		}
	} );
} );

test.describe( 'Migration', () => {
	test( 'reads the posts and says what their blocks need here', async ( {
		admin,
		page,
		publish,
	} ) => {
		const title = `Moved in ${ Date.now() }`;
		await publish(
			'<!-- wp:jetpack/markdown {"source":"Hello"} -->\n<div class="wp-block-jetpack-markdown"><p>Hello</p>\n</div>\n<!-- /wp:jetpack/markdown -->\n\n<!-- wp:jetpack/timeline /-->',
			{ title }
		);
		await admin.visitAdminPage( 'admin.php', `${ SCREEN }#/moving` );
		await page.getByRole( 'button', { name: 'Check my posts' } ).click();
		await expect(
			page.getByText( /^Checked [\d,.]+ posts\.$/ )
		).toBeVisible();
		await expect(
			page.getByRole( 'row', { name: /^Markdown/ } )
		).toContainText( 'Works without changes.' );
		await expect(
			page.getByRole( 'row', { name: /^jetpack\/timeline/ } )
		).toContainText( 'Not available in Mainstreet.' );
	} );

	test(
		'takes over settings of another plugin with a press, once',
		{ tag: '@site' },
		async ( { admin, page, pretend, requestUtils } ) => {
			type Settings = Record< string, string >;
			const path = '/mainstreet/v1/settings';
			const before = await requestUtils.rest< Settings >( { path } );
			await pretend( {
				options: {
					'sharing-services': {
						visible: [ 'twitter', 'jetpack-whatsapp', '<b>' ],
						hidden: [],
					},
					'sharing-options': {
						global: { button_style: 'text', show: [ 'page' ] },
					},
					jetpack_active_modules: [ 'sharedaddy' ],
				},
			} );
			try {
				await admin.visitAdminPage( 'admin.php', SCREEN );
				await page.getByRole( 'link', { name: 'Migration' } ).click();
				const item = page
					.getByRole( 'listitem' )
					.filter( { hasText: 'Show sharing buttons on' } );
				await expect( item ).toContainText( 'X, WhatsApp' );
				await item
					.getByRole( 'button', {
						name: 'Import: Sharing buttons',
					} )
					.click();
				await expect( item ).toContainText( 'Imported' );
				await expect( item.getByRole( 'button' ) ).toHaveCount( 0 );
				expect(
					await requestUtils.rest< Settings >( { path } )
				).toMatchObject( {
					sharing_services: 'x,whatsapp',
					sharing_style: 'text',
					sharing_below: 'page',
				} );
			} finally {
				await requestUtils.rest( {
					method: 'POST',
					path,
					data: {
						sharing_services: before.sharing_services,
						sharing_style: before.sharing_style,
						sharing_below: before.sharing_below,
					},
				} );
			}
		}
	);
} );
