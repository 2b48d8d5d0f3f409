/**
 * What one test's account at Stripe holds. Objects made with a live key and with a test key do not see each other.
 */
import { make } from './objects.mjs';

/** An answer that is no success, as Stripe words it. */
export class StripeError extends Error {
	constructor( status, message, more = {} ) {
		super( message );
		this.status = status;
		this.body = {
			error: { type: 'invalid_request_error', message, ...more },
		};
	}
}

let accounts = 0;

export class Account {
	objects = new Map();
	/** Answers of POST requests by their Idempotency-Key. */
	answered = new Map();
	/** Events that no webhook has told yet. */
	waiting = [];
	/** What was told: `{ id, type, status }`. */
	told = [];
	/** Where our code sent what the service would refuse, and answers that were not the service's. */
	faults = [];
	/** Bank debits that wait for the bank, by session. */
	debits = new Set();
	config = {
		id: '',
		currency: 'usd',
		name: 'Aurora Bakery',
		portal: true,
		/** Where events go: `{ url, secret, headers }`; they wait where it is null. */
		target: null,
		/** Seconds the service's clock is ahead. */
		ahead: 0,
	};
	last = 0;

	constructor() {
		this.config.id = `acct_1Fake${ String( ++accounts ).padStart( 4, '0' ) }`;
		this.tag = String( accounts );
	}

	now() {
		return Math.floor( Date.now() / 1000 ) + this.config.ahead;
	}

	id( prefix ) {
		return `${ prefix }F${ this.tag }x${ String( ++this.last ).padStart( 6, '0' ) }`;
	}

	/** Makes and keeps an object. */
	add( kind, members, livemode ) {
		const object = make( kind, {
			created: this.now(),
			...members,
		} );
		if ( kind !== 'account' && kind !== 'refund' ) {
			object.livemode = livemode;
		}
		this.objects.set( object.id, object );
		return object;
	}

	/** An object of a kind and mode. */
	get( kind, id, livemode, param = 'id' ) {
		const object = this.objects.get( id );
		if (
			! object ||
			object.object !== kind ||
			( object.livemode ?? livemode ) !== livemode
		) {
			throw new StripeError( 404, `No such ${ kind }: '${ id }'`, {
				code: 'resource_missing',
				param,
			} );
		}
		return object;
	}

	all( kind, livemode ) {
		return [ ...this.objects.values() ].filter(
			( object ) =>
				object.object === kind &&
				( object.livemode ?? livemode ) === livemode
		);
	}

	/** Something happened: the object as it is now goes to the webhook. */
	event( type, object ) {
		const event = this.add(
			'event',
			{
				id: this.id( 'evt_' ),
				type,
				api_version: '2026-07-29.dahlia',
				data: { object: structuredClone( object ) },
				pending_webhooks: 1,
			},
			object.livemode ?? this.modeOf( object )
		);
		this.waiting.push( event );
		return event;
	}

	/** Mode of what does not say it itself. */
	modeOf( { charge } ) {
		return this.objects.get( charge )?.livemode ?? false;
	}

	/** What is captured and not given back, by currency. */
	sums() {
		const sums = {};
		for ( const charge of this.objects.values() ) {
			if ( charge.object === 'charge' && charge.paid ) {
				const { currency, amount_captured: paid } = charge;
				sums[ currency ] ??= { paid: 0, refunded: 0, charges: 0 };
				sums[ currency ].paid += paid;
				sums[ currency ].refunded += charge.amount_refunded;
				sums[ currency ].charges++;
			}
		}
		return sums;
	}
}

const scopes = new Map();

/** Account of a test. */
export function accountOf( test ) {
	if ( ! scopes.has( test ) ) {
		scopes.set( test, new Account() );
	}
	return scopes.get( test );
}

export const forgetAccount = ( test ) => scopes.delete( test );
