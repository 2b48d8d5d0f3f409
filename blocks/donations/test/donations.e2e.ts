import type { Page } from '@playwright/test';
import { getInvalidBlocks } from '@tests/e2e/invalid-blocks';
import { expect, test as base } from '@tests/e2e/fixtures';
import { followFormToHost } from '@tests/e2e/follow-form-to-host';
import { audit } from '@tests/sweeps/axe';
import { connected } from './connected';

const BLOCK = '.wp-block-jetpack-donations';
const NAMES = [ 'oneTimeDonation', 'monthlyDonation', 'annualDonation' ];

type Plan = { id: number; interval: string };

/** A block with the plans of a currency, which are made as the editor has them made. */
async function makeContent(
	page: Page,
	currency: string,
	amounts: number[],
	more: object = {}
): Promise< string > {
	const plans: Plan[] = await page.evaluate(
		( code ) =>
			window.wp.apiFetch( {
				path: '/wpcom/v2/memberships/products',
				method: 'POST',
				data: { type: 'donation', currency: code, is_editable: false },
			} ),
		currency
	);
	const ids = [ 'one-time', '1 month', '1 year' ].map(
		( interval ) => plans.find( ( plan ) => plan.interval === interval )?.id
	);
	const attributes = {
		currency,
		...Object.fromEntries(
			NAMES.map( ( name, index ) => [
				name,
				{ show: true, planId: ids[ index ], amounts },
			] )
		),
		...more,
	};
	return `<!-- wp:jetpack/donations ${ JSON.stringify( attributes ) } /-->`;
}

type PublishForm = (
	currency: string,
	amounts: number[],
	more?: object
) => Promise< string >;

const test = base.extend< { publishForm: PublishForm } >( {
	/** An author on a site that is connected publishes a form; resolves with its address. One editor serves all forms of a test. */
	publishForm: async ( { admin, page, pretend, publish }, give ) => {
		let isOpen = false;
		await give( async ( ...form ) => {
			if ( ! isOpen ) {
				await pretend( connected );
				await admin.createNewPost();
				isOpen = true;
			}
			const { url } = await publish( await makeContent( page, ...form ) );
			return url;
		} );
	},
} );

/** Pays at the fake, and comes back. */
async function pay( page: Page, heading: string ): Promise< void > {
	await page.waitForURL( /checkout\.stripe\.com/ );
	await expect( page.getByRole( 'heading' ) ).toHaveText( heading );
	await page.getByRole( 'button', { name: 'Pay', exact: true } ).click();
	await page.waitForURL( /mainstreet_thanks/ );
}

test.describe( 'Donations', () => {
	test(
		'are set up in the editor, open valid again, and take a gift',
		{ tag: [ '@core', '@main' ] },
		async ( { admin, editor, page, pretend, visit } ) => {
			await pretend( connected );
			await admin.createNewPost( { title: 'The lighthouse' } );
			await editor.insertBlock( { name: 'jetpack/donations' } );
			const { canvas } = editor;
			await expect(
				canvas.getByText( 'Test mode: no one is charged' )
			).toBeVisible();
			await canvas
				.getByRole( 'textbox', { name: 'Heading' } )
				.fill( 'Keep the lamp lit' );
			const tier = canvas.getByRole( 'textbox', {
				name: 'Amount 1 (USD)',
			} );
			await tier.fill( '0.20' );
			await expect( canvas.getByRole( 'alert' ) ).toHaveText(
				'The minimum amount is $0.50.'
			);
			await tier.fill( '7.50' );
			await canvas.getByRole( 'button', { name: 'Monthly' } ).click();
			await canvas
				.getByRole( 'textbox', { name: 'Button text' } )
				.fill( 'Every month' );
			await expect
				.poll( () => editor.getEditedPostContent() )
				.toMatch(
					/"planId":\d+.*<h4>Keep the lamp lit<\/h4>.*Every month/s
				);
			await page
				.getByRole( 'textbox', { name: 'Thank-you message' } )
				.fill( 'The lamp burns again.' );
			const id = await editor.publishPost();
			await page.reload();
			await expect(
				canvas.getByRole( 'textbox', { name: 'Heading' } )
			).toHaveText( 'Keep the lamp lit' );
			expect( await getInvalidBlocks( page ) ).toEqual( [] );

			const visitor = await visit( `/?p=${ id }`, connected );
			expect( await audit( visitor, BLOCK ) ).toEqual( [] );
			await visitor.getByRole( 'radio', { name: '$7.50' } ).check();
			await visitor.getByRole( 'button', { name: 'Donate' } ).click();
			await pay( visitor, 'Pay 750 usd' );
			await expect(
				visitor.locator( '.mainstreet-payments-thanks' )
			).toHaveText(
				/^Thank you for your donation\..*The lamp burns again\.$/
			);
		}
	);

	test( 'are given monthly, in amounts of one’s own, in yen and in dinars', async ( {
		publishForm,
		visit,
	} ) => {
		for ( const { currency, amounts, typed, wrong, said, heading } of [
			{
				currency: 'USD',
				amounts: [ 5, 15, 100 ],
				typed: '1,234.50',
				wrong: '0.10',
				said: 'The minimum amount is $0.50.',
				heading: 'Pay 123450 usd',
			},
			{
				currency: 'JPY',
				amounts: [ 500, 1500, 10000 ],
				typed: '2,500',
				wrong: '49',
				said: 'The minimum amount is ¥50.',
				heading: 'Pay 2500 jpy',
			},
			{
				currency: 'KWD',
				amounts: [ 5, 15, 100 ],
				typed: '12.340',
				wrong: '12.345',
				said: /multiple of KWD.0\.010/,
				heading: 'Pay 12340 kwd',
			},
		] ) {
			const url = await publishForm( currency, amounts, {
				defaultInterval: '1 month',
			} );
			const visitor = await visit( url, connected );
			const own = visitor.getByRole( 'textbox', {
				name: /Or enter a custom amount/,
			} );
			const give = visitor.getByRole( 'button', {
				name: 'Donate monthly',
			} );
			await own.fill( wrong );
			await give.click();
			await expect( visitor.getByRole( 'alert' ).nth( 0 ) ).toHaveText(
				said
			);
			await expect( own ).toHaveValue( wrong );
			await expect( own ).toBeFocused();
			await own.fill( typed );
			await own.press( 'Enter' );
			await pay( visitor, heading );
		}
	} );

	test( 'are given without script', async ( {
		allow,
		publishForm,
		visit,
	} ) => {
		const url = await publishForm( 'USD', [ 5, 15, 100 ] );
		const visitor = await visit( url, {
			...connected,
			javaScript: false,
		} );
		await expect(
			visitor.getByRole( 'button', { name: 'Donate yearly' } )
		).toBeHidden();
		await visitor.getByRole( 'radio', { name: 'Yearly' } ).check();
		await visitor.getByRole( 'radio', { name: '$100.00' } ).check();
		await followFormToHost( visitor, 'checkout.stripe.com', allow, () =>
			visitor.getByRole( 'button', { name: 'Donate yearly' } ).click()
		);
		await pay( visitor, 'Pay 10000 usd' );
	} );

	test( 'fit a phone, and open above the page where the author wants that', async ( {
		publishForm,
		visit,
	} ) => {
		const url = await publishForm( 'USD', [ 5, 15, 100000 ], {
			displayMode: 'modal',
			triggerButtonText: 'Support us',
		} );
		const visitor = await visit( url, {
			...connected,
			width: 320,
			height: 600,
			rtl: true,
		} );
		const give = visitor.getByRole( 'button', {
			name: 'Donate',
			exact: true,
		} );
		await expect( give ).toBeHidden();
		await visitor.getByRole( 'button', { name: 'Support us' } ).click();
		await expect( give ).toBeVisible();
		expect( await audit( visitor, BLOCK ) ).toEqual( [] );
		expect(
			await visitor.evaluate(
				() => document.documentElement.scrollWidth <= innerWidth
			)
		).toBe( true );
		await visitor.keyboard.press( 'Escape' );
		await expect( give ).toBeHidden();
		await expect(
			visitor.getByRole( 'button', { name: 'Support us' } )
		).toBeFocused();
	} );
} );
