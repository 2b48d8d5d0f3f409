import { describeEntry } from '../labels';

/** A line as the screen reads it, in words. */
const say = ( what: string, detail: Record< string, unknown > = {} ) =>
	describeEntry( { what, detail, actor: '', at: '' }, 'USD' );

describe( 'The history of an order', () => {
	it.each( [
		[ 'new', {}, 'Checkout started.' ],
		[ 'open', {}, 'The buyer was redirected to the payment page.' ],
		[ 'failed', {}, 'The payment failed.' ],
		[
			'failed',
			{ message: 'Your card was declined.' },
			'The payment failed. Your card was declined.',
		],
		[ 'paid', {}, 'Paid.' ],
		[
			'disputed',
			{ dispute: 'dp_1' },
			'The buyer disputed the payment. Respond to the dispute at the payment provider.',
		],
		[
			'dispute_won',
			{ dispute: 'dp_1' },
			'The dispute was decided in your favor.',
		],
		[ 'canceled', {}, 'Canceled.' ],
		[ 'part_refunded', { refunded: 250 }, 'Refunded so far: $2.50.' ],
		[ 'refunded', { refunded: 1250 }, 'Refunded in full.' ],
		[ 'mail_receipt', {}, 'Receipt emailed.' ],
	] )( 'tells %s in a sentence', ( what, detail, sentence ) => {
		expect( say( what, detail ) ).toBe( sentence );
	} );

	it( 'shows the bare name of what a later version wrote', () => {
		expect( say( 'of_later' ) ).toBe( 'of_later' );
	} );
} );
