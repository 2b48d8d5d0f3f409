/** From a site as Jetpack leaves it to one that goes on with ours: posts, settings, responses, subscribers. */
import { expect, test } from '../fixtures';
import {
	forgetJetpackSite,
	LIST,
	makeJetpackSite,
	TAIL,
	type JetpackSite,
} from './jetpack-site';
import { walk } from './walk';

const PHONE = { width: 390, height: 844 };

test.describe( 'A site of Jetpack', () => {
	let site: JetpackSite | undefined;

	test.beforeEach( async ( { guard, publish, requestUtils } ) => {
		site = await makeJetpackSite( requestUtils, guard, publish );
	} );

	test.afterEach( async ( { guard, requestUtils } ) => {
		await requestUtils.activatePlugin( 'mainstreet-blocks' );
		if ( site ) {
			await forgetJetpackSite( requestUtils, guard, site );
		}
	} );

	test(
		'a stranger moves in: posts, settings, responses and subscribers, with nothing lost',
		{ tag: [ '@site', '@core', '@main' ] },
		async ( { admin, allow, editor, page, visit } ) => {
			// WordPress looks for updates when a plugin changes, and asks nobody here.
			allow( /wp_update_plugins/ );
			const way = walk( page, 'move-from-jetpack' );
			await admin.visitAdminPage( 'plugins.php' );
			await page
				.getByRole( 'link', { name: 'Deactivate Mainstreet Blocks' } )
				.click();
			const activate = page.getByRole( 'link', {
				name: 'Activate Mainstreet Blocks',
			} );
			await expect( activate ).toBeVisible();

			await way.step( 'activated', async () => {
				await way.click( activate );
				await expect(
					page.getByText( 'Plugin activated.' )
				).toBeVisible();
			} );
			await way.step( 'moving in', async () => {
				await way.click(
					page.getByRole( 'link', {
						name: 'Migrate from another plugin',
					} )
				);
				await expect(
					page.getByRole( 'button', { name: 'Check my posts' } )
				).toBeVisible();
			} );
			await way.step( 'settings taken over', async () => {
				for ( const name of [
					'Map access token',
					'Sharing buttons',
					'Likes',
					'Newsletter settings',
					'Form responses',
				] ) {
					await way.click(
						page.getByRole( 'button', {
							name: `Import: ${ name }`,
						} )
					);
					await expect(
						page.getByRole( 'heading', {
							name: `${ name } Imported`,
						} )
					).toBeVisible();
				}
				await expect(
					page.getByText(
						'Not available here: Pocket, Harbour radio'
					)
				).toBeVisible();
			} );
			await way.step( 'posts read', async () => {
				await way.click(
					page.getByRole( 'button', { name: 'Check my posts' } )
				);
				await expect(
					page.getByText( /^Checked [\d,.]+ posts\.$/ )
				).toBeVisible();
				for ( const name of [ /^Forms/, /^Tiled Gallery/, /^Map/ ] ) {
					await expect(
						page.getByRole( 'row', { name } )
					).toContainText( 'Works without changes.' );
				}
			} );
			await way.step( 'responses', async () => {
				await way.click(
					page.getByRole( 'link', {
						name: 'Open form responses',
					} )
				);
				// Of all three formats that Jetpack wrote.
				// Searched for: answers of other tests may fill the first page.
				for ( const name of [ 'Pia Dock', 'Otto Pier', 'Nora Quay' ] ) {
					await page.getByRole( 'searchbox' ).fill( name );
					await expect(
						page.getByRole( 'link', { name } )
					).toBeVisible();
				}
				await way.click(
					page.getByRole( 'link', { name: 'Nora Quay' } )
				);
				await expect(
					page.getByText( 'Is the dinghy free <on> Sunday?' ).last()
				).toBeVisible();
			} );
			const menu = page.getByRole( 'navigation', { name: 'Main menu' } );
			const form = page.getByRole( 'form', {
				name: 'Import subscribers',
			} );
			await way.step( 'by hand', async () => {
				await way.click(
					menu.getByRole( 'link', { name: 'Get started' } )
				);
				await way.click(
					page.getByRole( 'link', { name: 'Migration' } )
				);
				for ( const name of [
					'Subscribers',
					'Social accounts',
					'Related posts',
					'Videos',
				] ) {
					await expect(
						page.getByRole( 'heading', { name, exact: true } )
					).toBeVisible();
				}
				await page
					.getByRole( 'link', { name: 'Import subscribers' } )
					.scrollIntoViewIfNeeded();
			} );
			await way.step( 'list of subscribers', async () => {
				await way.click(
					page.getByRole( 'link', { name: 'Import subscribers' } )
				);
				await form.getByLabel( 'File' ).setInputFiles( {
					name: 'subscribers.csv',
					mimeType: 'text/csv',
					buffer: Buffer.from( LIST ),
				} );
				await expect( form.getByRole( 'table' ) ).toBeVisible();
				await way.click( form.getByRole( 'checkbox' ) );
			} );
			await way.step( 'imported', async () => {
				await way.click(
					form.getByRole( 'button', { name: 'Import' } )
				);
				await expect(
					page
						.locator( '.components-notice' )
						.getByText( /New: 2.*Without consent: 1/ )
				).toBeVisible();
				await expect(
					page.getByRole( 'row', { name: `quinn${ TAIL }` } )
				).toContainText( 'Subscribed' );
			} );
			await way.step( 'in the editor', async () => {
				await way.click(
					menu.getByRole( 'link', { name: 'Pages', exact: true } )
				);
				await way.click(
					page.getByRole( 'link', {
						// 6.8 says what the link does.
						name: /^“?Boat hire”?(?: \(Edit\))?$/,
					} )
				);
				await expect(
					editor.canvas.getByText( 'Monday', { exact: true } )
				).toBeVisible();
				const faults = await page.evaluate( () => {
					type Block = {
						name: string;
						isValid: boolean;
						innerBlocks: Block[];
					};
					const list = ( blocks: Block[] ): string[] =>
						blocks.flatMap( ( block ) => [
							...( block.isValid && block.name !== 'core/missing'
								? []
								: [ block.name ] ),
							...list( block.innerBlocks ),
						] );
					const all: Block[] = window.wp.data
						.select( 'core/block-editor' )
						.getBlocks();
					return all.length ? list( all ) : [ 'nothing' ];
				} );
				expect( faults ).toEqual( [] );
			} );

			const [ hire = '', pictures = '' ] =
				site?.posts.map( ( { url } ) => url ) ?? [];
			const visitor = await visit( hire, PHONE );
			way.turnTo( visitor );
			await way.step( 'page for visitors', async () => {
				await expect(
					visitor.getByRole( 'button', { name: 'Ask' } )
				).toBeVisible();
				await visitor
					.locator( '.wp-block-jetpack-map' )
					.scrollIntoViewIfNeeded();
				await expect(
					visitor.getByRole( 'application', { name: 'Map' } )
				).toBeVisible();
				await expect(
					visitor.getByRole( 'textbox', { name: /mail/i } )
				).toBeVisible();
			} );
			await visitor.goto( pictures );
			await way.step( 'post for visitors', async () => {
				await expect(
					visitor.getByRole( 'heading', { name: 'Tides' } )
				).toBeVisible();
				// What was taken over stands below it.
				await visitor
					.getByRole( 'link', { name: /WhatsApp/ } )
					.scrollIntoViewIfNeeded();
				await expect(
					visitor.getByRole( 'button', { name: /Like/ } )
				).toBeVisible();
				await expect(
					visitor.getByRole( 'link', { name: /Pocket/ } )
				).toHaveCount( 0 );
			} );
			way.end( 19 );
		}
	);
} );
