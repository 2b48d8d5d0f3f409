/** The town that `npm start` opens, in a WordPress of its own: a donation, a subscription and a paid view, without any account. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

type Town = { url: string; mailbox: string; stop: () => Promise< void > };

async function openTown(): Promise< Town > {
	const open = await import( '../../bin/demo/open-town.mjs' );
	const { wordpress, mailbox, notes, stop } = await open.openTown();
	expect( notes.join( ' ' ) ).not.toContain( 'Not connected' );
	return { url: wordpress.url, mailbox, stop };
}

/** Opens the newest email of a subject, and follows its first button. */
async function followMail(
	page: Page,
	{ mailbox }: Town,
	subject: RegExp
): Promise< Page > {
	await page.goto( mailbox );
	await page.getByRole( 'link', { name: subject } ).first().click();
	const opened = page.context().waitForEvent( 'page' );
	await page
		.frameLocator( 'iframe' )
		.getByRole( 'link', { name: 'Confirm Follow' } )
		.click();
	return opened;
}

/** At the demo's payment page, and back. */
async function pay( page: Page, email: string ): Promise< void > {
	await page.waitForURL( /127\.0\.0\.1:\d+\/checkout\.stripe\.com/ );
	await expect(
		page.getByText( 'Demo service on this machine' )
	).toBeVisible();
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await page.waitForURL( /mainstreet_thanks/ );
}

test.describe( 'The town of npm start', () => {
	test(
		'takes a donation, confirms a subscription and opens what is paid',
		{ tag: '@main' },
		async ( { browser } ) => {
			const town = await openTown();
			const context = await browser.newContext( {
				storageState: undefined,
			} );
			try {
				const page = await context.newPage();
				await page.goto( `${ town.url }/theatre/` );
				await page
					.getByRole( 'radio', { name: '$15.00' } )
					.first()
					.check( { force: true } );
				await page
					.getByRole( 'button', { name: 'Donate', exact: true } )
					.click();
				await pay( page, 'giver@example.org' );
				await page.goto( town.mailbox );
				await expect(
					page.getByRole( 'link', { name: /receipt.*giver@example/ } )
				).toBeVisible();

				await page.goto( `${ town.url }/theatre/` );
				await page
					.getByPlaceholder( 'Type your email' )
					.fill( 'reader@example.org' );
				await page
					.getByRole( 'button', { name: 'Send me the programme' } )
					.click();
				await expect( page.getByText( /^Success!/ ) ).toBeVisible();
				const confirming = await followMail( page, town, /^Confirm/ );
				await confirming
					.getByRole( 'button', { name: 'Confirm Follow' } )
					.click();
				await expect(
					confirming.getByRole( 'heading', { level: 1 } )
				).toContainText( /subscribed/i );

				const lesson = page.getByText( 'Fold every half hour' );
				await page.goto( `${ town.url }/course/` );
				await expect( lesson ).toBeHidden();
				await page
					.getByRole( 'link', { name: 'Buy the course' } )
					.click();
				await page
					.getByRole( 'button', { name: 'Continue to payment' } )
					.click();
				await pay( page, 'baker@example.org' );
				await expect( lesson ).toBeVisible();
			} finally {
				await context.close();
				await town.stop();
			}
		}
	);
} );
