import { getPlainLink } from '../edit/use-post';
import {
	fromProduct,
	getErrorKey,
	isPayeeRefused,
	toProduct,
} from '../edit/product';
import { checkPrice, readRefusal, validate } from '../edit/validate';
import { normalize, toHtml } from '../attributes';
import { formatPrice } from '../format-price';
import { transforms } from '../transforms';

const product = normalize( {
	title: 'Rope',
	content: 'Hemp.',
	price: 12.5,
	currency: 'EUR',
	email: ' pay@example.org ',
	productId: 7,
} );

describe( 'the price', () => {
	it( 'is written in the first language that is known', () => {
		expect( formatPrice( 12.5, 'EUR', [ 'de-DE' ] ) ).toBe(
			'12,50\u00a0€'
		);
		expect( formatPrice( 12.5, 'AUD', [ 'x_y', '', 'en-US' ] ) ).toBe(
			'A$12.50'
		);
		expect( formatPrice( 1250, 'JPY', [] ) ).toBe( '¥1,250' );
		expect( formatPrice( 12.5, '<b>', [] ) ).toBe( '12.5 <b>' );
		expect( formatPrice( undefined, 'EUR', [] ) ).toBe( '' );
	} );

	it.each( [
		[ '', 'USD', 'you need a price tag' ],
		[ '0', 'USD', 'you need a price tag' ],
		[ '0.00', 'USD', 'you need a price tag' ],
		[ 'ten', 'USD', 'Invalid price' ],
		[ '1e999', 'USD', 'Invalid price' ],
		[ '-5', 'USD', 'Your price is negative' ],
		[ '1.005', 'USD', 'more than 2 decimal places' ],
		[ '1.5', 'JPY', 'can’t contain decimal values' ],
		[ '1.5', 'HUF', 'can’t contain decimal values' ],
	] )( '%s %s is said to be wrong', ( typed, currency, sentence ) => {
		expect( checkPrice( typed, currency ) ).toContain( sentence );
	} );

	it.each( [
		[ '12.5', 'EUR' ],
		[ '0.01', 'USD' ],
		[ '1250', 'JPY' ],
		[ '1.10', 'USD' ],
	] )( '%s %s is a price', ( typed, currency ) => {
		expect( checkPrice( typed, currency ) ).toBe( '' );
	} );
} );

describe( 'what is wrong', () => {
	it( 'is nothing with a whole product', () => {
		expect( validate( product, '12.5' ) ).toEqual( {} );
	} );

	it( 'is said of each field', () => {
		expect(
			validate( { ...product, title: '<b> </b>', email: '' }, '' )
		).toEqual( {
			price: expect.stringContaining( 'price tag' ),
			title: expect.stringContaining( 'brief title' ),
			email: expect.stringContaining( 'make sure payments reach you' ),
		} );
		expect( validate( { ...product, email: 'a@b' }, '1' ) ).toEqual( {
			email: 'a@b is not a valid email address.',
		} );
	} );

	it( 'is what the server says of a field, and nothing of others', () => {
		expect( readRefusal( 'spay_email', 'x' ) ).toEqual( {
			email: 'x is not a valid email address.',
		} );
		expect( readRefusal( 'spay_price', 'x' ) ).toEqual( {
			price: 'Invalid price.',
		} );
		expect( readRefusal( 'spay_currency', 'x' ) ).toEqual( {} );
		expect( readRefusal( null, 'x' ) ).toEqual( {} );
		expect( getErrorKey( { data: { key: 'spay_price' } } ) ).toBe(
			'spay_price'
		);
		expect( getErrorKey( null ) ).toBeUndefined();
	} );
} );

describe( 'the stored product', () => {
	it( 'is sent whole, a draft without what could be refused', () => {
		expect( toProduct( product, false ) ).toEqual( {
			content: 'Hemp.',
			featured_media: 0,
			title: 'Rope',
			status: 'publish',
			meta: {
				spay_currency: 'EUR',
				spay_email: 'pay@example.org',
				spay_multiple: false,
				spay_price: 12.5,
				spay_status: '',
			},
		} );
		expect( toProduct( normalize( {} ), true ) ).toMatchObject( {
			status: 'draft',
			meta: { spay_email: '', spay_price: 0 },
		} );
	} );

	it( 'is read, whatever it holds', () => {
		expect(
			fromProduct( {
				title: { raw: 'A &amp; B' },
				content: { rendered: '<p>5 &lt; 6</p>' },
				featured_media: 31,
				meta: {
					spay_price: 12.5,
					spay_currency: 'EUR',
					spay_email: 'a@example.org',
					spay_multiple: true,
				},
			} )
		).toEqual( {
			title: 'A &amp; B',
			content: '5 &lt; 6',
			featuredMediaId: 31,
			price: 12.5,
			priceText: undefined,
			currency: 'EUR',
			email: 'a@example.org',
			multiple: true,
		} );
		expect( fromProduct( null ) ).toMatchObject( {
			title: '',
			currency: 'USD',
			price: undefined,
		} );
		expect(
			isPayeeRefused( { meta: { spay_status: 'payee_refused' } } )
		).toBe( true );
		expect( isPayeeRefused( undefined ) ).toBe( false );
	} );
} );

describe( 'the link to the post', () => {
	it( 'is the one that stays', () => {
		const plain = 'https://example.org/?p=19';
		expect( getPlainLink( 19, plain, '' ) ).toBe( plain );
		expect( getPlainLink( 19, 'https://example.org/rope/', plain ) ).toBe(
			plain
		);
		expect(
			getPlainLink( 19, 'https://example.org/rope/', 'https://x/?p=190' )
		).toBe( 'https://example.org/rope/' );
		expect( getPlainLink( 19, undefined, null ) ).toBe( '' );
	} );
} );

describe( 'the shortcode', () => {
	it( 'names a product or stays', () => {
		const [ from ] = transforms.from;
		const { isMatch, attributes } = from as unknown as {
			isMatch: ( shortcode: unknown ) => boolean;
			attributes: {
				productId: { shortcode: ( shortcode: unknown ) => unknown };
			};
		};
		expect( isMatch( { named: { id: '440' } } ) ).toBe( true );
		expect(
			attributes.productId.shortcode( { named: { id: '440' } } )
		).toBe( 440 );
		for ( const id of [ '', '0', '-1', '1.5', 'x', undefined ] ) {
			expect( isMatch( { named: { id } } ) ).toBe( false );
		}
	} );
} );

it( 'text becomes HTML that says the same', () => {
	expect( toHtml( 'a < b & "c" \u00a0>' ) ).toBe(
		'a &lt; b &amp; "c" &nbsp;&gt;'
	);
} );
