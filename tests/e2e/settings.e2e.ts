import type { Page } from '@playwright/test';
import { audit } from '../sweeps/axe';
import { expect, test } from './fixtures';

const SCREEN = 'options-general.php';
const PAGE = 'page=mainstreet';
// The cards of services are folded up, but the one that the address names.
const QUERY = `${ PAGE }#/connections/mapbox`;
const OPTION = 'connectors_maps_mapbox_api_key';
const TOKEN = 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE';

const card = ( page: Page ) => page.getByRole( 'region', { name: 'Mapbox' } );

const overflow = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);

test.describe( 'Settings > Mainstreet', () => {
	test( 'a fresh site asks no service, and only this screen loads its script', async ( {
		admin,
		page,
		fakes,
	} ) => {
		await admin.visitAdminPage( SCREEN, QUERY );
		await expect( card( page ).getByRole( 'textbox' ) ).toBeVisible();
		await expect( page.locator( '#mainstreet-settings-js' ) ).toHaveCount(
			1
		);
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
		expect( await fakes.log() ).toEqual( [] );
		// Not General, which asks wordpress.org for its languages.
		await admin.visitAdminPage( 'options-reading.php' );
		await expect(
			page.locator( '#mainstreet-settings-js, #mainstreet-settings-css' )
		).toHaveCount( 0 );
	} );

	test( 'it fits a phone and reads from right to left', async ( {
		admin,
		page,
		pretend,
	} ) => {
		await pretend( { rtl: true, options: { [ OPTION ]: TOKEN } } );
		await page.setViewportSize( { width: 390, height: 844 } );
		await admin.visitAdminPage( SCREEN, QUERY );
		await expect( card( page ).getByText( '…MPLE' ) ).toBeVisible();
		await expect(
			card( page ).getByText( /Account: owner/ )
		).toBeVisible();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		const field = await card( page ).getByRole( 'textbox' ).boundingBox();
		const save = await card( page )
			.getByRole( 'button', { name: 'Save' } )
			.boundingBox();
		expect( save?.x ).toBeLessThan( field?.x ?? 0 );
		expect( await audit( page, '.wrap' ) ).toEqual( [] );
	} );

	test( 'it leads back to the editor it was opened from, and nowhere else', async ( {
		admin,
		page,
		baseURL,
	} ) => {
		const editor = `${ baseURL }/wp-admin/post-new.php`;
		const back = page.getByRole( 'link', { name: 'Back to the editor' } );
		await admin.visitAdminPage(
			SCREEN,
			`${ PAGE }&return=${ encodeURIComponent( editor ) }`
		);
		await expect( back ).toHaveAttribute( 'href', editor );
		await admin.visitAdminPage(
			SCREEN,
			`${ PAGE }&return=${ encodeURIComponent( 'https://evil.example/' ) }#/connections`
		);
		await expect( card( page ) ).toBeVisible();
		await expect( back ).toHaveCount( 0 );
	} );

	test( 'a token that is stored without being asked about is tested when the screen opens', async ( {
		admin,
		page,
		pretend,
		fakes,
	} ) => {
		await pretend( {
			options: { [ OPTION ]: 'pk.expired-long-ago-really' },
		} );
		await admin.visitAdminPage( SCREEN, QUERY );
		await expect(
			card( page ).getByText( 'This token has expired.' )
		).toBeVisible();
		const log = await fakes.log( 'api.mapbox.com' );
		expect( log.map( ( { path } ) => path ) ).toEqual( [ '/tokens/v2' ] );
	} );

	test(
		'the token is set, tested and removed by keyboard, and what is refused stays in the field',
		{ tag: [ '@core', '@site', '@main' ] },
		async ( { admin, page, fakes, allow } ) => {
			allow( /status of 400 .*mainstreet\/v1\/settings/ );
			await admin.visitAdminPage( SCREEN, QUERY );
			const field = card( page ).getByRole( 'textbox' );
			await field.fill( 'sk.eyJ1Ijoib3duZXIifQ.SECRET' );
			await page.keyboard.press( 'Enter' );
			await expect( field ).toHaveAccessibleDescription(
				'This is a secret token; use a public one'
			);
			await expect( field ).toHaveValue( 'sk.eyJ1Ijoib3duZXIifQ.SECRET' );
			expect( await audit( page, '.wrap' ) ).toEqual( [] );

			await field.fill( TOKEN );
			await page.keyboard.press( 'Enter' );
			await expect(
				card( page ).getByText(
					'Key accepted by Mapbox. Account: owner'
				)
			).toBeVisible();
			await expect( field ).toHaveValue( '' );
			expect( await page.content() ).not.toContain( TOKEN );

			await page.reload();
			await expect( card( page ).getByText( '…MPLE' ) ).toBeVisible();
			await expect(
				card( page ).getByText( 'Saved on this site' )
			).toBeVisible();
			expect( await page.content() ).not.toContain( TOKEN );
			expect( await audit( page, '.wrap' ) ).toEqual( [] );

			await fakes.mode( '500', { path: '/tokens' } );
			await card( page ).getByRole( 'button', { name: 'Test' } ).focus();
			await page.keyboard.press( 'Enter' );
			await expect(
				card( page ).getByText( /Could not reach Mapbox/ )
			).toBeVisible();

			const remove = card( page ).getByRole( 'button', {
				name: 'Remove',
			} );
			await remove.focus();
			await page.keyboard.press( 'Enter' );
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( remove ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await dialog.getByRole( 'button', { name: 'Remove' } ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( card( page ).getByText( '…MPLE' ) ).toHaveCount( 0 );
			await expect( field ).toBeFocused();
			await page.reload();
			await expect( card( page ).getByRole( 'textbox' ) ).toBeVisible();
			await expect(
				card( page ).getByRole( 'button', { name: 'Remove' } )
			).toHaveCount( 0 );
		}
	);

	test(
		'a family that is switched off leaves the editor by keyboard, and comes back; each part is free of faults',
		{
			tag: '@site',
		},
		async ( { admin, page } ) => {
			await admin.visitAdminPage( SCREEN, PAGE );
			// It belongs to the menu of the plugin, wherever it was opened.
			await expect(
				page
					.getByRole( 'navigation', { name: 'Main menu' } )
					.locator( 'li.current' )
			).toHaveText( 'Settings' );
			await expect(
				page.locator( '#adminmenu > li.wp-has-current-submenu > a' )
			).toContainText( 'Mainstreet' );
			const module = page.getByLabel( 'Star Rating' );
			await expect( module ).toBeChecked();
			expect( await audit( page, '.wrap' ) ).toEqual( [] );
			// The list of all modules, which can be searched and folded.
			expect(
				await page.evaluate( () => document.body.scrollHeight )
			).toBeLessThan( 2100 );
			await page.getByRole( 'searchbox' ).fill( 'stars' );
			await expect(
				page.getByText( /^\d modules? found\.$/ )
			).toBeVisible();
			await expect( page.getByLabel( 'Slideshow' ) ).toHaveCount( 0 );
			expect( await audit( page, '.wrap' ) ).toEqual( [] );
			const flip = async ( on: boolean ) => {
				await module.focus();
				await page.keyboard.press( 'Space' );
				await expect( module ).toBeChecked( { checked: on } );
				await expect(
					page
						.getByRole( 'listitem' )
						.filter( { has: module } )
						.getByText( on ? 'Ready' : 'Off', { exact: true } )
				).toBeVisible();
			};
			await flip( false );
			await admin.createNewPost();
			const isThere = ( name: string ) =>
				page.evaluate(
					( block ) =>
						Boolean( window.wp.blocks.getBlockType( block ) ),
					name
				);
			expect( await isThere( 'jetpack/rating-star' ) ).toBe( false );
			expect( await isThere( 'jetpack/slideshow' ) ).toBe( true );
			expect(
				await page.evaluate( () => {
					const state = Reflect.get(
						window,
						'Jetpack_Editor_Initial_State'
					);
					return state.available_blocks[ 'rating-star' ];
				} )
			).toEqual( {
				available: false,
				unavailable_reason: 'missing_module',
				details: [],
			} );
			await admin.visitAdminPage( SCREEN, PAGE );
			await flip( true );

			for ( const part of [
				'Blocks',
				'Business details',
				'Connections',
				'Payments',
				'Newsletter',
				'Forms',
				'Sharing',
				'Privacy',
				'Tools',
			] ) {
				await page
					.getByRole( 'navigation', { name: 'Mainstreet settings' } )
					.getByRole( 'link', { name: part } )
					.click();
				expect( await audit( page, '.wrap' ), part ).toEqual( [] );
				expect(
					await page.evaluate( () => document.body.scrollHeight ),
					`${ part }: no longer than two screens`
				).toBeLessThanOrEqual( 1800 );
			}
			await page.getByRole( 'button', { name: 'Run checks' } ).click();
			await expect( page.getByText( /^Checks complete\. / ) ).toBeVisible(
				{
					timeout: 30_000,
				}
			);
			await page.getByRole( 'button', { name: 'Test uploads' } ).click();
			await expect( page.getByText( / uploaded\.$/ ) ).toBeVisible();
			expect( await audit( page, '.wrap' ) ).toEqual( [] );
		}
	);
} );
