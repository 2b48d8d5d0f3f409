/**
 * What Stripe refuses although its description allows it.
 */
import { StripeError } from './account.mjs';

const ZERO =
	'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(
		' '
	);
const THREE = 'BHD JOD KWD OMR TND'.split( ' ' );
const WHOLE = [ 'HUF', 'TWD' ];
/** Least that can be charged, in minor units; 50 for others with two decimals. */
const LEAST = {
	USD: 50,
	EUR: 50,
	GBP: 30,
	JPY: 50,
	KWD: 200,
	CZK: 1500,
	HUF: 17500,
};

const refuse = ( message, param, more = {} ) => {
	throw new StripeError( 400, message, { param, ...more } );
};

function checkAmount( amount, currency, param ) {
	const code = currency.toUpperCase();
	const least = LEAST[ code ] ?? ( ZERO.includes( code ) ? 50 : 0 );
	if ( ! Number.isInteger( amount ) || amount < 0 ) {
		refuse( `Invalid integer: ${ amount }`, param );
	}
	if ( THREE.includes( code ) && amount % 10 ) {
		refuse(
			`Invalid amount: ${ code } amounts must be multiples of 10.`,
			param
		);
	}
	if ( WHOLE.includes( code ) && amount % 100 ) {
		refuse(
			`Invalid amount: ${ code } amounts must be whole units.`,
			param
		);
	}
	if ( amount > 99999999 ) {
		refuse( 'Amount must be no more than 99999999.', param, {
			code: 'amount_too_large',
		} );
	}
	if ( amount < least ) {
		refuse(
			'The Checkout Session’s total amount due must add up to at least the minimum.',
			param,
			{ code: 'amount_too_small' }
		);
	}
}

function checkMetadata( metadata = {}, param = 'metadata' ) {
	const entries = Object.entries( metadata );
	if ( entries.length > 50 ) {
		refuse( 'Metadata can have up to 50 keys.', param );
	}
	for ( const [ key, value ] of entries ) {
		if ( key.length > 40 || String( value ).length > 500 ) {
			refuse( `Metadata ${ key } is too long.`, param );
		}
	}
}

function checkLine( account, livemode, { mode, line_items: lines = [] } ) {
	const [ line ] = lines;
	const at = 'line_items[0]';
	if ( lines.length !== 1 || ! line.price_data ) {
		refuse( `Missing required param: ${ at }.`, at );
	}
	const { price_data: price } = line;
	const isRecurring = Boolean( price.recurring );
	if ( ( mode === 'subscription' ) !== isRecurring ) {
		refuse(
			isRecurring
				? 'You can not use recurring prices in `payment` mode.'
				: 'You must provide at least one recurring price in `subscription` mode.',
			at
		);
	}
	if ( price.product ) {
		const param = `${ at }[price_data][product]`;
		const product = account.get(
			'product',
			price.product,
			livemode,
			param
		);
		if ( product.active === false ) {
			refuse(
				`The product ${ product.id } is marked as inactive, so it can not be used.`,
				param
			);
		}
	} else if ( ! price.product_data ) {
		refuse( 'Missing product.', `${ at }[price_data]` );
	}
	if ( ! /^[a-z]{3}$/i.test( price.currency ) ) {
		refuse( `Invalid currency: ${ price.currency }`, 'currency' );
	}
	checkAmount(
		Number( price.unit_amount ) * Number( line.quantity ?? 1 ),
		price.currency,
		`${ at }[price_data][unit_amount]`
	);
}

/** Rules of a checkout. */
export function checkSession( account, livemode, input ) {
	const { mode, success_url: back, expires_at: expires } = input;
	if ( ! [ 'payment', 'subscription' ].includes( mode ) ) {
		refuse( 'You must provide one of payment, subscription.', 'mode' );
	}
	for ( const [ name, only ] of [
		[ 'payment_intent_data', 'payment' ],
		[ 'subscription_data', 'subscription' ],
	] ) {
		if ( input[ name ] && mode !== only ) {
			refuse(
				`You can not pass \`${ name }\` in \`${ mode }\` mode.`,
				name
			);
		}
		checkMetadata( input[ name ]?.metadata, `${ name }[metadata]` );
	}
	if ( input.customer && input.customer_email ) {
		refuse(
			'You may only specify one of these parameters: customer, customer_email.',
			'customer'
		);
	}
	if ( input.customer ) {
		account.get( 'customer', input.customer, livemode, 'customer' );
	}
	for ( const [ name, url ] of [
		[ 'success_url', back ],
		[ 'cancel_url', input.cancel_url ],
	] ) {
		if ( url !== undefined && ! URL.canParse( url ) ) {
			refuse( 'Not a valid URL', name, { code: 'url_invalid' } );
		}
	}
	if ( ! back ) {
		refuse( 'Missing required param: success_url.', 'success_url' );
	}
	if (
		expires &&
		( expires < account.now() + 1800 - 60 ||
			expires > account.now() + 86400 )
	) {
		refuse(
			'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
			'expires_at'
		);
	}
	if ( ( input.client_reference_id ?? '' ).length > 200 ) {
		refuse( 'client_reference_id is too long.', 'client_reference_id' );
	}
	checkMetadata( input.metadata );
	checkLine( account, livemode, input );
}

/** Where Stripe sends events: what it can reach. */
export function checkEndpoint( { url = '' } ) {
	const host = URL.canParse( url ) ? new URL( url ).hostname : '';
	if (
		! host ||
		/^(?:localhost|127\.|10\.|192\.168\.|\[)/.test( host ) ||
		! host.includes( '.' ) ||
		/\.(?:test|local|localhost)$/.test( host )
	) {
		refuse(
			'Invalid URL: URL must be publicly accessible. Consider using a tool like the Stripe CLI to test webhooks locally.',
			'url',
			{ code: 'url_invalid' }
		);
	}
}
