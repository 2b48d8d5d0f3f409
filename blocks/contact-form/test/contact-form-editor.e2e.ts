import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test } from '@tests/e2e/fixtures';
import { showSetting } from '@tests/e2e/inspector';

const read = ( name: string ): string =>
	fs.readFileSync(
		path.join( __dirname, 'fixtures', `${ name }.html` ),
		'utf8'
	);

const PLUGINS = [
	'mainstreet-blocks/plugin.php',
	'zero-bs-crm/ZeroBSCRM.php',
	'mailpoet/mailpoet.php',
];

async function selectForm( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ form ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock( form.clientId );
	} );
	// The recipient is there at once: no tab with the list of the fields comes first.
	await expect(
		page.getByRole( 'tab', { name: 'Settings' } )
	).toHaveAttribute( 'aria-selected', 'true' );
}

test.describe( 'Contact form in the editor', () => {
	test(
		'an editor picks a form, changes it with the keyboard, and finds it again',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page } ) => {
			test.slow();
			const { canvas } = editor;
			await admin.createNewPost( { title: 'Come to our party' } );
			await editor.openDocumentSettingsSidebar();
			await editor.insertBlock( { name: 'jetpack/contact-form' } );
			const choice = canvas.getByRole( 'button', {
				name: /whether they will attend/,
			} );
			await choice.click();
			await test.step( 'one undo takes the form away with its subject', async () => {
				const getForm = async () => {
					const [ form ] = await editor.getBlocks( { full: true } );
					return [
						form?.attributes.subject ?? '',
						form?.innerBlocks.length,
					];
				};
				await expect
					.poll( async () => ( await getForm() )[ 1 ] )
					.toBeGreaterThan( 1 );
				expect( ( await getForm() )[ 0 ] ).toContain( 'RSVP' );
				await page
					.getByRole( 'region', { name: 'Editor top bar' } )
					.getByRole( 'button', { name: 'Undo' } )
					.click();
				await expect( choice ).toBeVisible();
				expect( await getForm() ).toEqual( [ '', 0 ] );
			} );
			await choice.click();

			const label = canvas
				.getByRole( 'document', { name: /Block: Single Choice/ } )
				.getByRole( 'textbox', { name: 'Label' } );
			await expect( label ).toHaveText( 'Attending?' );
			await label.fill( 'Will you attend?' );
			await canvas.getByRole( 'textbox', { name: 'Option 1' } ).click();
			await page.keyboard.press( 'End' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.type( 'Perhaps' );
			await page.keyboard.press( 'Enter' );
			await page.keyboard.press( 'Backspace' );
			await expect(
				canvas.getByRole( 'textbox', { name: /^Option/ } )
			).toHaveCount( 3 );
			await expect(
				canvas.getByRole( 'textbox', { name: 'Option 2' } )
			).toBeFocused();

			await selectForm( page );
			const to = page.getByRole( 'textbox', {
				name: 'Send responses to',
			} );
			await expect( to ).toHaveValue( 'admin@example.com' );
			await to.fill( 'ada, pier@example.org, b' );
			await to.blur();
			await expect( page.getByRole( 'alert' ) ).toContainText( [
				'ada and b are not a valid email address.',
			] );
			await to.fill( 'pier@example.org' );
			await to.blur();
			await expect( to ).toHaveAttribute( 'aria-invalid', 'false' );

			await editor.saveDraft();
			await page.reload();
			await expect( label ).toHaveText( 'Will you attend?' );
			expect( await getInvalidBlocks( page ) ).toEqual( [] );
			const content = await editor.getEditedPostContent();
			expect( content ).toContain(
				'<!-- wp:jetpack/contact-form {"subject":"A new RSVP from your website","to":"pier@example.org"} -->'
			);
			expect( content ).toContain(
				'<!-- wp:jetpack/field-radio {"label":"Will you attend?","required":true,"options":["Yes","Perhaps","No"]} /-->'
			);
		}
	);

	test( 'a form of today is edited in place, and keeps its shape', async ( {
		admin,
		editor,
		page,
		publish,
		requestUtils,
	} ) => {
		const { canvas } = editor;
		const kept = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wp/v2/jetpack_form',
			data: {
				title: 'Boat hire',
				status: 'publish',
				content: read( 'message' ),
			},
		} );
		const source = [
			read( 'of-today' ),
			read( 'in-another-post' ),
			read( 'deprecated-own-button' ),
			`<!-- wp:jetpack/contact-form {"ref":${ kept.id }} /-->`,
		].join( '\n' );
		const { id } = await publish( source );
		await admin.editPost( id );
		const option = canvas.getByRole( 'textbox', { name: 'Option 2' } );
		await option.click();
		await page.keyboard.press( 'End' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'Canoe' );
		await canvas
			.getByRole( 'textbox', { name: 'Label', exact: true } )
			.first()
			.fill( 'Who are you?' );
		await expect(
			canvas.getByText( 'the form with ID 412' )
		).toBeVisible();
		await expect(
			canvas.getByRole( 'link', { name: 'Edit form' } )
		).toHaveAttribute( 'href', `post.php?post=${ kept.id }&action=edit` );
		expect( await getInvalidBlocks( page ) ).toEqual( [] );
		const content = await editor.getEditedPostContent();
		expect( content ).toContain(
			read( 'of-today' )
				.trim()
				.replace( 'Your name', 'Who are you?' )
				.replace(
					'"Dinghy"} /--></ul>',
					'"Dinghy"} /-->\n\n<!-- wp:jetpack/option {"label":"Canoe"} /--></ul>'
				)
		);
		expect( content ).toContain( read( 'in-another-post' ).trim() );
	} );

	test( 'the plugins’ panels follow what is installed and active, for those who may', async ( {
		admin,
		editor,
		page,
		pretend,
		publish,
	} ) => {
		const { id } = await publish( read( 'message' ) );
		const open = async () => {
			await admin.editPost( id );
			await editor.openDocumentSettingsSidebar();
			await selectForm( page );
			await expect(
				page.getByRole( 'heading', { name: 'After submission' } )
			).toBeVisible();
		};
		const crm = page.getByRole( 'heading', { name: 'CRM integration' } );

		// As WordPress answers those who may not install plugins.
		const isPlugins = /wp\/v2\/plugins\b/;
		await page.route( isPlugins, ( route ) =>
			route.fulfill( { headers: { Allow: '' }, json: {} } )
		);
		await open();
		await expect( crm ).toBeHidden();
		await page.unroute( isPlugins );

		await pretend( {
			plugins: PLUGINS,
			options: { stand_in_crm_extension: '1' },
		} );
		await open();
		// The form says that it is off, so it is shown.
		await page.getByRole( 'checkbox', { name: 'Jetpack CRM' } ).check();
		await showSetting( page, 'Newsletter integration', 'MailPoet' );
		await page
			.getByRole( 'checkbox', { name: 'Add people to MailPoet' } )
			.uncheck();
		const content = await editor.getEditedPostContent();
		expect( content ).toContain( '"mailpoet":{"enabledForForm":false}' );
		expect( content ).not.toContain( 'jetpackCRM' );

		await page.evaluate( () => {
			const state: { mainstreetBlocks?: object } = Object( window );
			state.mainstreetBlocks = {
				...state.mainstreetBlocks,
				siteType: 'simple',
			};
			window.wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock();
		} );
		await selectForm( page );
		await expect( crm ).toBeHidden();
	} );
} );
