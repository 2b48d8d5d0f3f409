/**
 * Payments on several heads: begun on one and returned to on the other, while Stripe tells the same event to both at once; the cookie of
 * one head opens what was bought on the other, and who logs out everywhere on one is out on the other. One order, one membership,
 * one receipt.
 */
import { Browser } from '../browser.mjs';
import { letTimePass, steps, untilQuiet } from '../cron.mjs';
import { PAID, Shop } from '../shop.mjs';

const RIGHT = JSON.stringify( {
	orders: 1,
	status: 'paid',
	paid: 1,
	members: 1,
	memberships: 1,
} );

/** Posts deliveries to both heads at the same moment, and goes on until each was heard, as Stripe does. */
async function tellBoth( heads, deliveries ) {
	const tell = async ( head, { body, signature } ) => {
		let said = '';
		for ( let tries = 0; tries < 5; tries++ ) {
			const { status, text } = await head.client.ask(
				'/wp-json/mainstreet/v1/stripe/webhook',
				{
					method: 'POST',
					body,
					headers: {
						'Content-Type': 'application/json',
						'Stripe-Signature': signature,
					},
				}
			);
			if ( status === 200 ) {
				return;
			}
			said = `${ status } ${ text.slice( 0, 200 ) }`;
		}
		throw new Error( `Stripe was not heard: ${ said }` );
	};
	await Promise.all(
		heads.flatMap( ( head, index ) =>
			( index % 2 ? [ ...deliveries ].reverse() : deliveries ).map(
				( delivery ) => tell( head, delivery )
			)
		)
	);
}

/** The text for members as the page asks for it; '' where it is refused. */
async function read( head, browser, post ) {
	const page = await browser.ask( head, `/?p=${ post }` );
	const { text } =
		page.status === 301
			? await browser.ask( head, page.headers.location )
			: page;
	const own = text.includes( PAID ) ? text : '';
	const part = /data-mainstreet-premium="([^"]+)"/.exec( text )?.[ 1 ];
	if ( own || ! part ) {
		return own;
	}
	const answer = await browser.ask(
		head,
		`/?rest_route=/mainstreet/v1/premium/${ part }`
	);
	return answer.status === 200 ? ( answer.json?.html ?? '' ) : '';
}

/** Buys: begun on one head, come back on the other while both hear of it. */
async function buy( cluster, shop, index ) {
	const { heads } = cluster;
	const begun = heads[ index % heads.length ];
	const other = heads[ ( index + 1 ) % heads.length ];
	const email = `buyer${ index }@example.org`;
	const browser = new Browser( `198.51.100.${ index + 1 }` );
	const faults = [];
	const check = ( is, what ) =>
		is || faults.push( `purchase ${ index }: ${ what }` );

	const page = await browser.ask( begun, shop.buyPath, {
		method: 'POST',
		body: new URLSearchParams( { send: '1' } ),
	} );
	const session = /\/(cs_[A-Za-z0-9_]+)/.exec( page.headers.location )?.[ 1 ];
	if ( ! session ) {
		return [
			`purchase ${ index }: not begun, ${ page.status } ${ page.text.slice( 0, 300 ) }`,
		];
	}
	const { object } = await shop.at( 'pay', {
		session,
		buyer: { email, name: 'Ada Buyer' },
	} );
	check( ( await read( other, browser, shop.post ) ) === '', 'read before' );
	const back = new URL(
		object.success_url.replace( '{CHECKOUT_SESSION_ID}', session )
	);
	const deliveries = await shop.take( cluster );
	const stranger = new Browser( '203.0.114.9' );
	const [ , returned ] = await Promise.all( [
		tellBoth( heads, deliveries ),
		browser.ask( other, back.pathname + back.search ),
		stranger.ask( begun, back.pathname + back.search ),
	] );
	check(
		/mainstreet_thanks=1/.test( returned.headers.location ?? '' ),
		`came back to ${ returned.status } ${ returned.headers.location }`
	);
	for ( const head of heads ) {
		check(
			( await read( head, browser, shop.post ) ).includes( PAID ),
			`${ head.name } does not let the buyer in`
		);
		check(
			( await read( head, stranger, shop.post ) ) === '',
			`${ head.name } lets a stranger in`
		);
	}
	const found = JSON.stringify( await shop.judge( begun, email ) );
	check( found === RIGHT, found );
	return faults;
}

/** Logs in with a mailed link on one head, and out everywhere on the other. */
async function logInAndOut( cluster, shop, index ) {
	const [ one, two ] = cluster.heads;
	const email = `buyer${ index }@example.org`;
	const browser = new Browser( `198.51.101.${ index + 1 }` );
	const faults = [];
	const check = ( is, what ) =>
		is || faults.push( `log-in ${ index }: ${ what }` );
	const known = cluster.mail.mails.length;
	await browser.ask( one, '/?mainstreet_access=login', {
		method: 'POST',
		body: new URLSearchParams( { email } ),
	} );
	await untilQuiet( cluster.mail );
	const mail = cluster.mail.mails
		.slice( known )
		.find( ( { to } ) => to === email );
	const secret = /\bk=(?:3D)?([0-9a-f]{64})/.exec(
		mail?.text.replace( /=\r?\n/g, '' ) ?? ''
	)?.[ 1 ];
	if ( ! secret ) {
		return [ `log-in ${ index }: no link was mailed` ];
	}
	await browser.ask( two, `/?mainstreet_access=in&k=${ secret }` );
	// The button is pressed on both heads at once: the link works once.
	const twice = browser.copy();
	const pressed = await Promise.all(
		[
			[ browser, one ],
			[ twice, two ],
		].map( ( [ who, head ] ) =>
			who.ask( head, '/?mainstreet_access=in', {
				method: 'POST',
				body: new URLSearchParams( { do: 'in' } ),
			} )
		)
	);
	const statuses = pressed.map( ( { status } ) => status ).sort();
	check( `${ statuses }` === '303,410', `pressed twice: ${ statuses }` );
	const winner = pressed[ 0 ].status === 303 ? browser : twice;
	const elsewhere = winner.copy();
	for ( const head of cluster.heads ) {
		const account = await winner.ask( head, '/?mainstreet_access=account' );
		check(
			account.text.includes( 'Tide tables' ),
			`${ head.name } does not know the member`
		);
		check(
			( await read( head, winner, shop.post ) ).includes( PAID ),
			`${ head.name } does not let the member in`
		);
	}
	const account = await winner.ask( one, '/?mainstreet_access=account' );
	const key = /name="key" value="([^"]+)"/.exec( account.text )?.[ 1 ] ?? '';
	await winner.ask( one, '/?mainstreet_access=account', {
		method: 'POST',
		body: new URLSearchParams( { do: 'out_everywhere', key } ),
	} );
	for ( const head of cluster.heads ) {
		check(
			( await read( head, elsewhere, shop.post ) ) === '',
			`${ head.name } lets in who was logged out everywhere`
		);
		const { status } = await elsewhere.ask(
			head,
			'/?mainstreet_access=account'
		);
		check(
			status === 303,
			`${ head.name } shows the account: ${ status }`
		);
	}
	return faults;
}

/** Buyers who did not get exactly one mail, the receipt. */
const countReceipts = ( mail, from, to ) =>
	Array.from( { length: to - from }, ( _, index ) => {
		const email = `buyer${ from + index }@example.org`;
		return [
			email,
			mail.mails.filter( ( one ) => one.to === email ).length,
		];
	} )
		.filter( ( [ , number ] ) => number !== 1 )
		.map( ( [ email, number ] ) => `${ email } has ${ number } receipts` );

async function tryOut( cluster, shop, cache, from, to ) {
	await cluster.useCache( cache );
	const failures = [];
	for ( let index = from; index < to; index++ ) {
		failures.push( ...( await buy( cluster, shop, index ) ) );
	}
	await untilQuiet( cluster.mail );
	// What the answers' ends did not send.
	await letTimePass( cluster, steps( 4, 300 ) );
	await untilQuiet( cluster.mail );
	failures.push( ...countReceipts( cluster.mail, from, to ) );
	failures.push( ...( await logInAndOut( cluster, shop, from ) ) );
	const line = `payments, ${ cache } cache: ${ to - from } purchases begun on one head and returned to on the other, every event told to both at once; one link pressed on both, logged out everywhere: ${ failures.length } wrong`;
	return {
		line,
		failures: failures.map( ( each ) => `${ cache }: ${ each }` ),
	};
}

/**
 * Tries it with and without object cache.
 *
 * @param {Object} cluster             The site.
 * @param {Object} [options]
 * @param {number} [options.purchases] How many with each.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { purchases = 8 } = {} ) {
	const shop = await Shop.open( cluster );
	const outcomes = [];
	try {
		for ( const [ turn, cache ] of [
			'none',
			'well-behaved',
			'misbehaving',
		].entries() ) {
			outcomes.push(
				await tryOut(
					cluster,
					shop,
					cache,
					turn * purchases,
					( turn + 1 ) * purchases
				)
			);
		}
		const faults = await shop.at( 'faults' );
		return {
			lines: outcomes.map( ( { line } ) => line ),
			failures: [
				...outcomes.flatMap( ( { failures } ) => failures ),
				...faults.map( ( fault ) => `at Stripe: ${ fault }` ),
			],
		};
	} finally {
		await shop.fakes.stop();
	}
}
