/**
 * `stripe.test`: what a test does to the account. Each call is a POST of JSON to `/<name>`.
 */
import { StripeError, forgetAccount } from './account.mjs';
import {
	dispute,
	end,
	expire,
	pay,
	payLater,
	refund,
	renew,
	settle,
} from './flows.mjs';
import { deliver, sign, take, tell } from './webhooks.mjs';

const BUYER = { email: 'buyer@example.com', name: 'Ada Buyer' };

const chargeOf = ( account, intent ) =>
	account.objects.get( account.objects.get( intent ).latest_charge );

/** What happens at the service; the events of it are told at once where a target is set and not held back. */
const HAPPENINGS = {
	pay: ( account, { session, buyer = BUYER } ) =>
		pay( account, session, buyer ),
	later: ( account, { session, buyer = BUYER } ) =>
		payLater( account, session, buyer ),
	settle: ( account, { session, ok = true } ) =>
		settle( account, session, ok ),
	expire: ( account, { session } ) => expire( account, session ),
	renew: ( account, { subscription, ok = true } ) =>
		renew( account, subscription, ok ),
	end: ( account, { subscription, at_period_end: later = false } ) =>
		end( account, subscription, later ),
	refund: ( account, { payment, amount } ) => {
		const charge = chargeOf( account, payment );
		return refund(
			account,
			charge,
			amount ?? charge.amount_captured - charge.amount_refunded
		);
	},
	dispute: ( account, { payment } ) =>
		dispute( account, chargeOf( account, payment ) ),
};

const CONTROLS = {
	/** Sets members of the configuration (see Account). */
	config: ( account, input ) => Object.assign( account.config, input ),
	/** Changes an object behind the back of everybody, such as another site's metadata or another amount. */
	change: ( account, { id, ...members } ) =>
		Object.assign( account.objects.get( id ), members ),
	/** The events that wait, signed and taken: the test posts them itself. */
	take: ( account, options ) => take( account, options ),
	/** Sends what waits to the site; options of take(). */
	tell: ( account, options ) =>
		deliver(
			account,
			take( account, {
				secret: account.config.target.secret,
				...options,
			} )
		),
	/** Sends a past event once more. */
	again: ( account, { id, ...options } ) =>
		sign( account.objects.get( id ), account, options ),
	/** Objects of a kind; `only` names the members that are wanted. */
	objects: ( account, { kind, only } ) =>
		[ ...account.objects.values() ]
			.filter( ( { object } ) => object === kind )
			.map( ( object ) =>
				only
					? Object.fromEntries(
							only.map( ( name ) => [ name, object[ name ] ] )
						)
					: object
			),
	/** One object of a kind with these members; `number` says which, beyond their count it begins anew. Null for none. */
	any: ( account, { kind, where, number } ) => {
		const found = [ ...account.objects.values() ].filter(
			( object ) =>
				object.object === kind &&
				Object.entries( where ).every(
					( [ name, value ] ) => object[ name ] === value
				)
		);
		return found[ number % found.length ] ?? null;
	},
	faults: ( account ) => account.faults,
	told: ( account ) => account.told,
	sums: ( account ) => account.sums(),
};

export async function answerControl( { path, body }, account, test, { json } ) {
	const name = path.slice( 1 );
	if ( name === 'reset' ) {
		forgetAccount( test );
		return json( {} );
	}
	try {
		const input = JSON.parse( body || '{}' );
		if ( HAPPENINGS[ name ] ) {
			const object = HAPPENINGS[ name ]( account, input );
			return json( { object, told: await tell( account ) } );
		}
		return CONTROLS[ name ]
			? json( ( await CONTROLS[ name ]( account, input ) ) ?? {} )
			: undefined;
	} catch ( error ) {
		if ( error instanceof StripeError ) {
			return json( error.body, error.status );
		}
		throw error;
	}
}
