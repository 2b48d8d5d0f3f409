/** A gift: a wrong amount is explained where it was typed, a right one leads to the payment page, and back. */
import assert from 'node:assert/strict';

const INTERVALS = {
	oneTimeDonation: 'one-time',
	monthlyDonation: '1 month',
	annualDonation: '1 year',
};

/** A block with the plans of a currency, made as the editor has them made. */
export async function content( site ) {
	const plans = await site.runPhp( `
		$request = new WP_REST_Request( 'POST', '/wpcom/v2/memberships/products' );
		$request->set_body_params( array( 'type' => 'donation', 'currency' => 'USD', 'is_editable' => false ) );
		return rest_do_request( $request )->get_data();` );
	const gifts = Object.entries( INTERVALS ).map( ( [ name, interval ] ) => [
		name,
		{
			show: true,
			planId: plans.find( ( plan ) => plan.interval === interval ).id,
			amounts: [ 5, 15, 100 ],
		},
	] );
	return `<!-- wp:jetpack/donations ${ JSON.stringify( {
		currency: 'USD',
		...Object.fromEntries( gifts ),
	} ) } /-->`;
}

const MONTHLY = '.donations__tab[data-interval="1 month"]';
const OWN = `${ MONTHLY } [name="custom_amount"]`;

export async function run( page, { url } ) {
	await page.open( url );
	await page.click( '.donations__nav-item', { text: 'Monthly' } );
	await page.waitForGone( '.donations__tab[data-interval="one-time"]' );
	await page.type( OWN, '0.10' );
	await page.press( 'Enter' );
	await page.waitForText(
		`${ MONTHLY } .donations__error`,
		'The minimum amount is $0.50.'
	);
	await page.waitForFocus( OWN );
	await page.type( OWN, '12.50' );
	await page.press( 'Enter' );
	await page.waitForUrl( /checkout\.stripe\.com/ );
	await page.waitForText( 'h1', 'Pay 1250 usd' );

	// Who comes back finds a form that works, also out of the back/forward cache.
	await page.back();
	await page.waitForUrl( new RegExp( `^${ url }` ) );
	await page.click( '.donations__nav-item', { text: 'One-Time' } );
	await page.click( '.donations__amount', { text: '$15.00' } );
	const give = '.donations__tab[data-interval="one-time"] button';
	assert.equal(
		await page.evaluate(
			( button ) => document.querySelector( button ).disabled,
			give
		),
		false
	);
	await page.click( give );
	await page.waitForText( 'h1', 'Pay 1500 usd' );
}
