import { normalize, readCode, readScript } from '../read-code';
import scripts from './scripts.json';

const FIRST =
	'<script src="https://www.paypal.com/sdk/js?client-id=QUAY-1&amp;components=hosted-buttons&amp;currency=EUR"></script>';
const SECOND =
	'<div id="paypal-container-K7PQX4TUNA2ZM"></div>\n<script>\n  paypal.HostedButtons({\n    hostedButtonId: "K7PQX4TUNA2ZM",\n  }).render("#paypal-container-K7PQX4TUNA2ZM")\n</script>';
const SINGLE =
	'<style>.pp-K7PQX4TUNA2ZM{color:red}</style><form action="https://www.paypal.com/ncp/payment/K7PQX4TUNA2ZM" method="post" target="_blank"><input class="pp-K7PQX4TUNA2ZM" type="submit" value="Pay the mooring" /><img src="https://www.paypalobjects.com/x.svg" alt="cards" /></form>';

it.each( scripts.map( ( row: unknown[] ) => row ) )(
	'the script %j is read as %j',
	( text: unknown, src: unknown ) => {
		expect( readScript( text ) ).toBe( src );
	}
);

describe( 'The code from PayPal', () => {
	it( 'is read in both parts of stacked buttons, in any order', () => {
		for ( const code of [ FIRST + SECOND, SECOND + '\n' + FIRST ] ) {
			expect( readCode( code ) ).toEqual( {
				buttonType: 'stacked',
				scriptSrc:
					'https://www.paypal.com/sdk/js?client-id=QUAY-1&components=hosted-buttons&currency=EUR',
				hostedButtonId: 'K7PQX4TUNA2ZM',
				buttonText: '',
			} );
		}
	} );

	it( 'is read of a single button', () => {
		expect( readCode( SINGLE ) ).toEqual( {
			buttonType: 'single',
			scriptSrc: '',
			hostedButtonId: 'K7PQX4TUNA2ZM',
			buttonText: 'Pay the mooring',
		} );
		expect(
			readCode( SINGLE.replace( 'Pay the mooring', 'é'.repeat( 80 ) ) )
		).toMatchObject( { buttonText: 'é'.repeat( 50 ) } );
	} );

	it( 'says which part is missing', () => {
		expect( readCode( FIRST ) ).toBe( 'id' );
		expect( readCode( SECOND ) ).toBe( 'script' );
		expect(
			readCode(
				FIRST.replace( 'www.paypal.com', 'evil.example' ) + SECOND
			)
		).toBe( 'script' );
		expect(
			readCode( SINGLE.replace( 'www.paypal.com', 'evil.example' ) )
		).toBe( 'all' );
		expect( readCode( 'hello' ) ).toBe( 'all' );
		expect( readCode( '<form '.repeat( 20000 ) ) ).toBe( 'all' );
	} );
} );

describe( 'Stored attributes', () => {
	const script = 'https://www.paypal.com/sdk/js?client-id=Q';

	it( 'are used when they are complete', () => {
		expect(
			normalize( { scriptSrc: script, hostedButtonId: 'K7' } )
		).toEqual( { kind: 'stacked', script, id: 'K7' } );
		expect(
			normalize( {
				buttonType: 'single',
				hostedButtonId: 'K7',
				buttonText: 'Pay',
			} )
		).toEqual( { kind: 'single', id: 'K7', text: 'Pay' } );
	} );

	it.each( [
		[ {} ],
		[ { scriptSrc: script } ],
		[ { scriptSrc: script, hostedButtonId: 'K7"' } ],
		[ { scriptSrc: 'https://evil.example/sdk/js', hostedButtonId: 'K7' } ],
		[ { buttonType: 'single', hostedButtonId: 'K7' } ],
		[ { buttonType: 'single', hostedButtonId: 'K7', buttonText: ' ' } ],
		[
			{
				buttonType: 'single',
				hostedButtonId: 'K7',
				buttonText: 'a'.repeat( 51 ),
			},
		],
		[ { buttonType: 'single', hostedButtonId: 7, buttonText: [ 'x' ] } ],
	] )( 'are not used otherwise: %j', ( attributes ) => {
		expect( normalize( attributes ) ).toBeNull();
	} );
} );
