/** A subscriber's way: form, confirmation, newsletter, end. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Mail } from './guard';
import { audit } from '../sweeps/axe';

/** The audit comes in as the debugger's, whatever the page allows; of a page of the theme only our part is audited. */
async function auditPage( page: Page, part = 'body' ): Promise< string[] > {
	await page.evaluate(
		fs.readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' )
	);
	return audit( page, part );
}

const FORM =
	'<!-- wp:jetpack/subscriptions {"showNameField":true} --><div class="wp-block-jetpack-subscriptions wp-block-jetpack-subscriptions__supports-newline"></div><!-- /wp:jetpack/subscriptions -->';

/** The link in a mail that leads to a page of ours. */
function findLink( mail: Mail | undefined, kind: string ): string {
	const link = new RegExp( `href="([^"]*mainstreet_sub=${ kind }[^"]*)"` );
	return ( link.exec( mail?.message ?? '' )?.[ 1 ] ?? '' ).replace(
		/&#038;|&amp;/g,
		'&'
	);
}

test(
	'a visitor subscribes, confirms, gets the next post and unsubscribes',
	{ tag: [ '@site', '@main' ] },
	async ( { publish, visit, mails, runCron, requestUtils, page } ) => {
		// The queue may have many posts of other tests before this one's.
		test.slow();
		const email = 'reader@example.org';
		const title = `Bakery news ${ Date.now() }`;
		const { url } = await publish( FORM, { type: 'page' } );
		// Other tests may have left people who get the news, and posts that this reader gets.
		const mine = () =>
			mails().filter(
				( { to, subject } ) =>
					to === email &&
					( subject === title || subject.includes( 'Confirm' ) )
			);
		try {
			const form = await visit( url );
			await form
				.getByRole( 'textbox', { name: 'Name' } )
				.fill( 'Rea Der' );
			await form.getByRole( 'textbox', { name: /mail/i } ).fill( email );
			await form.getByRole( 'button', { name: 'Subscribe' } ).click();
			await expect(
				form.getByText( /An email was just sent/ )
			).toBeVisible();
			await expect.poll( () => mine().length ).toBe( 1 );
			await form.getByRole( 'link', { name: 'Send again' } ).click();
			await expect(
				form.getByRole( 'heading', { name: 'Send again' } )
			).toBeVisible();
			expect( await auditPage( form, '.mainstreet-page' ) ).toEqual( [] );
			await form
				.getByRole( 'textbox', { name: 'Email address' } )
				.fill( email );
			await form.getByRole( 'button', { name: 'Send again' } ).click();
			await expect(
				form.getByRole( 'heading', { name: /check your email/ } )
			).toBeVisible();

			const confirm = await visit( findLink( mine()[ 0 ], 'confirm' ) );
			expect( await auditPage( confirm, '.mainstreet-page' ) ).toEqual(
				[]
			);
			await expect(
				confirm.getByRole( 'radio', { name: /Immediately/ } )
			).toBeChecked();
			await confirm
				.getByRole( 'button', { name: 'Confirm Follow' } )
				.click();
			await expect(
				confirm.getByRole( 'heading', { name: /you are subscribed/ } )
			).toBeVisible();

			await publish(
				'<!-- wp:paragraph --><p>Fresh bread.</p><!-- /wp:paragraph -->',
				{
					title,
				}
			);
			// One call of the queue sends so many; other posts' news may stand before this one's.
			await expect
				.poll(
					async () => {
						await runCron( 'mainstreet_mail_tick' );
						return mine().length;
					},
					{ timeout: 240_000 }
				)
				.toBe( 2 );
			expect( mine().map( ( { subject } ) => subject ) ).toEqual( [
				expect.stringContaining( 'Confirm' ),
				title,
			] );
			const news = mine()[ 1 ];
			expect( news?.message ).toContain( 'Fresh bread.' );
			expect( news?.headers ).toContain(
				'List-Unsubscribe-Post: List-Unsubscribe=One-Click'
			);
			await page.setContent( news?.message ?? '' );
			expect( await auditPage( page ) ).toEqual( [] );

			// Who is logged in is known to own the address of the account.
			await page.goto( url );
			const own = page.getByRole( 'textbox', { name: /mail/i } );
			const nonce = page.waitForResponse( /action=rest-nonce/ );
			await own.fill( 'admin@example.com' );
			await ( await nonce ).finished();
			await own.press( 'Enter' );
			await expect(
				page.getByText( 'You are subscribed.' )
			).toBeVisible();
			await expect(
				page.getByRole( 'link', { name: 'Send again' } )
			).toHaveCount( 0 );

			const end = await visit( findLink( news, 'out' ) );
			expect( await auditPage( end, '.mainstreet-page' ) ).toEqual( [] );
			await end.getByRole( 'radio', { name: /Weekly/ } ).check();
			await end.getByRole( 'button', { name: 'Save' } ).click();
			await expect( end.getByText( 'Saved.' ) ).toBeVisible();
			await expect(
				end.getByRole( 'radio', { name: /Weekly/ } )
			).toBeChecked();
			await end.getByRole( 'button', { name: 'Unsubscribe' } ).click();
			await expect(
				end.getByRole( 'heading', {
					name: 'You have been unsubscribed',
				} )
			).toBeVisible();
		} finally {
			const { items } = await requestUtils.rest< {
				items: { id: number }[];
			} >( { path: '/mainstreet/v1/subscribers' } );
			for ( const { id } of items ) {
				await requestUtils.rest( {
					method: 'DELETE',
					path: `/mainstreet/v1/subscribers/${ id }`,
				} );
			}
		}
	}
);
