/** What one test's account at PayPal holds; live and sandbox do not see each other. */
import crypto from 'node:crypto';

/** An answer that is no success, as PayPal words it. */
export class PayPalError extends Error {
	constructor( status, name, issue, description = issue ) {
		super( issue );
		this.status = status;
		this.body = {
			name,
			...( status !== 422 && { message: description } ),
			details: [ { issue, description } ],
			debug_id: 'f00dbabe12345',
		};
	}
}

/** What can't be done with an object as it stands. */
export const unprocessable = ( issue ) =>
	new PayPalError( 422, 'UNPROCESSABLE_ENTITY', issue );

export const missing = () =>
	new PayPalError( 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID' );

export class Account {
	tokens = new Map();
	orders = new Map();
	captures = new Map();
	webhooks = [];
	/** Answers by PayPal-Request-Id. */
	answered = new Map();
	/** Signed events by transmission id: the raw text. */
	events = new Map();
	/** Where our code sent what the service would refuse, and answers that were not the service's. */
	faults = [];
	config = {
		/** What becomes of money that is asked for. */
		capture: 'COMPLETED',
		/** Another amount than was agreed, for a test. */
		value: '',
		/** Whether requests under the same id are each carried out, as where both come before one is answered. */
		atOnce: false,
	};
	last = 0;

	id( length = 17 ) {
		const number = String( ++this.last ).padStart( 4, '0' );
		return (
			crypto
				.randomBytes( 12 )
				.toString( 'hex' )
				.toUpperCase()
				.slice( 0, length - 5 ) + `F${ number }`
		);
	}

	now() {
		return new Date().toISOString().replace( /\.\d+Z$/, 'Z' );
	}

	/** An order of a mode. */
	order( id, isLive ) {
		const order = this.orders.get( id );
		if ( ! order || order.isLive !== isLive ) {
			throw missing();
		}
		return order;
	}
}

const accounts = new Map();

/** The account of a test. */
export function accountOf( test ) {
	if ( ! accounts.has( test ) ) {
		accounts.set( test, new Account() );
	}
	return accounts.get( test );
}

/** Forgets the account of a test. */
export const forgetAccount = ( test ) => accounts.delete( test );
