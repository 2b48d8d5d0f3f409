/** From Get started to the first newsletter that a reader gets. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { getHref, openLetter, readLetter } from './letters';
import { forgetSubscribers } from './subscribers';
import { walk, type Walk } from './walk';

const PHONE = { width: 390, height: 844 };

/** Presses Publish, and Publish once more; resolves with the panel that says what came of it. */
async function publishIt( way: Walk, page: Page ) {
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await way.click(
		panel.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await expect( panel.getByText( 'is now live.' ) ).toBeVisible();
	return panel;
}

test(
	'a stranger makes a page for subscribing, a reader confirms, and the next post is in the reader’s mail',
	{ tag: '@site' },
	async ( {
		admin,
		allow,
		context,
		editor,
		mails,
		page,
		requestUtils,
		runCron,
		visit,
	} ) => {
		// The queue may have many posts of other tests before this one's.
		test.slow();
		// The preview of the mail is an iframe without scripts, in which Playwright sometimes tries to run one of its own.
		allow(
			/Blocked script execution in 'about:srcdoc'.*\(about:srcdoc:0\)/
		);
		const email = `reader${ Date.now() }@example.org`;
		const title = `Rye is back ${ Date.now() }`;
		const got = () => mails().filter( ( { to } ) => to === email );
		const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
		const publish = bar.getByRole( 'button', {
			name: 'Publish',
			exact: true,
		} );
		const way = walk( page, 'first-mail' );
		let url = '';
		try {
			await admin.visitAdminPage( '/' );
			await way.step( 'get started', async () => {
				const menu = page.getByRole( 'navigation', {
					name: 'Main menu',
				} );
				await way.click(
					menu.getByRole( 'link', { name: 'Mainstreet' } ).first()
				);
				await way.click(
					menu.getByRole( 'link', { name: 'Get started' } )
				);
				await expect(
					page.getByRole( 'heading', { name: /^Invite subscribers/ } )
				).toBeVisible();
			} );
			await way.step( 'draft', async () => {
				// Other tests may have left a page of this kind.
				await way.click(
					page.getByRole( 'button', {
						name: /^Create (?:a|another) sign-up page$/,
					} )
				);
				await expect(
					editor.canvas.getByText( 'News by email' )
				).toBeVisible();
				await expect(
					editor.canvas
						.getByText( 'Subscribe', { exact: true } )
						.first()
				).toBeVisible();
			} );
			await way.step( 'page published', async () => {
				await way.click( publish );
				const panel = await publishIt( way, page );
				url =
					( await panel
						.getByRole( 'link', { name: 'View Page' } )
						.getAttribute( 'href' ) ) ?? '';
			} );

			const reader = await visit( url, PHONE );
			way.turnTo( reader );
			await way.step( 'subscribe', async () => {
				await way.fill(
					reader.getByRole( 'textbox', { name: /mail/i } ),
					email
				);
				await way.click(
					reader.getByRole( 'button', { name: 'Subscribe' } )
				);
				await expect(
					reader.getByText( /An email was just sent to confirm/ )
				).toBeVisible();
			} );
			await expect.poll( () => got().length ).toBe( 1 );
			const inbox = await context.newPage();
			await inbox.setViewportSize( PHONE );
			way.turnTo( inbox );
			let link = '';
			await way.step( 'mail to confirm', async () => {
				const letter = await readLetter( got()[ 0 ] );
				expect( letter.subject ).toMatch(
					/^Confirm your subscription/
				);
				await openLetter( inbox, letter );
				// What the page said is what the mail says.
				link = await getHref( inbox, 'Confirm Follow' );
			} );
			const confirm = await visit( link, PHONE );
			way.turnTo( confirm );
			await way.step( 'confirmed', async () => {
				await way.click(
					confirm.getByRole( 'button', { name: 'Confirm Follow' } )
				);
				await expect(
					confirm.getByRole( 'heading', {
						name: /you are subscribed/,
					} )
				).toBeVisible();
			} );

			await page.bringToFront();
			way.turnTo( page );
			await way.step( 'write', async () => {
				await way.click(
					page
						.getByRole( 'navigation', { name: 'Main menu' } )
						.getByRole( 'link', { name: 'Posts', exact: true } )
				);
				await way.click(
					page
						.locator( '.wrap' )
						.getByRole( 'link', { name: /^Add/ } )
				);
				await way.fill(
					editor.canvas.getByRole( 'textbox', { name: 'Add title' } ),
					title
				);
				await way.press( 'Enter' );
				await way.type( 'From Saturday on there is rye again.' );
			} );
			const panel = page.getByRole( 'region', {
				name: 'Editor publish',
			} );
			await way.step( 'ready to publish', async () => {
				await way.click( publish );
				await expect( panel ).toContainText(
					/This post will be sent to \d+ readers?\./
				);
				await panel
					.getByRole( 'checkbox', { name: 'Send to subscribers' } )
					.scrollIntoViewIfNeeded();
				await expect(
					panel.getByRole( 'checkbox', {
						name: 'Send to subscribers',
					} )
				).toBeChecked();
			} );
			const preview = page.getByRole( 'dialog', {
				name: 'Email preview',
			} );
			await way.step( 'preview', async () => {
				await way.click(
					panel.getByRole( 'button', { name: 'Preview email' } )
				);
				await expect(
					preview
						.frameLocator( 'iframe' )
						.getByRole( 'heading', { name: title } )
				).toBeVisible();
			} );
			await way.step( 'test mail', async () => {
				await way.click(
					preview.getByRole( 'button', { name: 'Close' } )
				);
				await way.click(
					panel.getByRole( 'button', { name: 'Send test email' } )
				);
				await expect( panel.getByRole( 'status' ) ).toContainText(
					'Test email sent to admin@example.com.'
				);
			} );
			await expect
				.poll( () => mails().map( ( { subject } ) => subject ) )
				.toContain( `[Test] ${ title }` );
			await way.step( 'post published', async () => {
				await publishIt( way, page );
				await expect( panel ).toContainText(
					/This post will be sent to \d+ readers?/
				);
			} );

			await expect
				.poll(
					async () => {
						await runCron( 'mainstreet_mail_tick' );
						return got().map( ( { subject } ) => subject );
					},
					{ timeout: 120_000 }
				)
				.toContain( title );
			way.turnTo( inbox );
			await inbox.bringToFront();
			await way.step( 'first mail', async () => {
				const mail = got().find( ( { subject } ) => subject === title );
				const letter = await readLetter( mail );
				expect( letter.headers.get( 'list' ) ).toMatchObject( {
					unsubscribe: { url: expect.stringMatching( /sub=out/ ) },
				} );
				await openLetter( inbox, letter );
				// The first is what lists of mails show.
				await expect(
					inbox
						.getByText( 'From Saturday on there is rye again.' )
						.last()
				).toBeVisible();
			} );
			const post = await visit(
				await getHref( inbox, 'Read on the site' ),
				PHONE
			);
			await expect(
				post.getByRole( 'heading', { name: title, level: 1 } )
			).toBeVisible();

			await page.bringToFront();
			way.turnTo( page );
			await way.step( 'what was sent', async () => {
				await admin.visitAdminPage(
					'admin.php',
					'page=mainstreet-newsletter'
				);
				await way.click(
					page.getByRole( 'link', { name: 'Sent to subscribers' } )
				);
				await expect(
					page.getByRole( 'row', { name: new RegExp( title ) } )
				).toContainText( /(\d+) of \1 sent/ );
			} );
			way.end( 21 );
		} finally {
			await forgetSubscribers( requestUtils, email );
		}
	}
);
