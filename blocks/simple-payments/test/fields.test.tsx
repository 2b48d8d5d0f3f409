import { fireEvent, screen } from '@testing-library/react';
import { draw, ROPE, save, tell, WORLD } from './stores';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );
jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( './block-editor' )
);

const field = ( label: string ) => screen.getByLabelText( label );
const type = ( label: string, value: string ) =>
	fireEvent.change( field( label ), { target: { value } } );

beforeEach( () => {
	save.mockReset();
	save.mockImplementation( async ( { id = 501 } ) => ( { id } ) );
	tell( WORLD );
} );

describe( 'leaving the block', () => {
	const NO_PRICE =
		'If you’re selling something, you need a price tag. Add yours here.';

	it.each( [
		[ 'Price', { price: 0 }, NO_PRICE ],
		[
			'Price',
			{ price: -3 },
			'Your price is negative — enter a positive number so people can pay the right amount.',
		],
		[
			'Price',
			{ price: 1.234 },
			'The price cannot have more than 2 decimal places.',
		],
		[
			'Price',
			{ price: 12.5, currency: 'JPY' },
			'We know every penny counts, but prices in this currency can’t contain decimal values.',
		],
		[
			'Email',
			{ email: '' },
			'We want to make sure payments reach you, so please add an email address.',
		],
		[
			'Email',
			{ email: 'me@nowhere' },
			'me@nowhere is not a valid email address.',
		],
		[
			'Item name',
			{ title: '' },
			'Please add a brief title so that people know what they’re paying for.',
		],
	] )(
		'says at the field %s what is wrong with %j',
		( label, wrong, sentence ) => {
			const block = draw( { ...ROPE, ...wrong } );
			expect( field( label ) ).toBeValid();
			block.select( false );
			expect( field( label ) ).toHaveAccessibleDescription( sentence );
			expect( field( label ) ).toBeInvalid();
		}
	);

	it( 'takes the sentence away once its field is changed, and no other', () => {
		const block = draw( { ...ROPE, price: undefined, title: '' } );
		block.select( false );
		expect( field( 'Price' ) ).toHaveAccessibleDescription( NO_PRICE );
		type( 'Price', '9' );
		expect( field( 'Price' ) ).not.toHaveAccessibleDescription();
		expect( field( 'Item name' ) ).toBeInvalid();
	} );

	it( 'shows the card of a whole product, and the form when it is selected again', () => {
		const block = draw( ROPE );
		block.select( false );
		expect( screen.getByText( '€12.50' ) ).toBeInTheDocument();
		expect( screen.queryByLabelText( 'Price' ) ).toBeNull();
		block.select( true );
		expect( field( 'Price' ) ).toHaveValue( '12.5' );
	} );

	it.each( [ 'e5', '1e5', 'Infinity', '0x10', '12 rope', '.', '-' ] )(
		'says that %s is no price, and keeps it in the field',
		( typed ) => {
			const block = draw( ROPE );
			type( 'Price', typed );
			block.select( false );
			expect( field( 'Price' ) ).toHaveAccessibleDescription(
				'Invalid price'
			);
			expect( field( 'Price' ) ).toHaveValue( typed );
			expect( block.get().price ).toBeUndefined();
		}
	);

	it.each( [
		[ '12,50', 12.5 ],
		[ '€1,250.50', 1250.5 ],
		[ ' 7. ', 7 ],
	] )( 'reads the price %s', ( typed, price ) => {
		const block = draw( ROPE );
		type( 'Price', typed );
		expect( block.get().price ).toBe( price );
	} );

	it( 'shows how many are bought, where several can be', () => {
		const block = draw( { ...ROPE, multiple: true } );
		block.select( false );
		expect( field( 'Quantity' ) ).toBeDisabled();
	} );
} );

describe( 'the PayPal account', () => {
	const connect = ( provider: string ) => {
		Reflect.set( window, 'mainstreetBlocks', {
			products: { isReady: true, provider, mode: 'live' },
		} );
	};
	afterEach( () => {
		Reflect.deleteProperty( window, 'mainstreetBlocks' );
	} );

	it( 'is asked for where PayPal is connected', () => {
		connect( 'paypal' );
		const block = draw( { ...ROPE, email: '' } );
		block.select( false );
		expect( field( 'Email' ) ).toBeInvalid();
	} );

	it( 'is not asked for where Stripe takes the money', () => {
		connect( 'stripe' );
		const block = draw( { ...ROPE, email: '' } );
		expect( screen.queryByLabelText( 'Email' ) ).toBeNull();
		block.select( false );
		expect( screen.getByText( 'Buy now' ) ).toBeInTheDocument();
	} );

	it( 'is checked there where a product has one', () => {
		connect( 'stripe' );
		const block = draw( { ...ROPE, email: 'nobody' } );
		block.select( false );
		expect( field( 'Email' ) ).toHaveAccessibleDescription(
			'nobody is not a valid email address.'
		);
	} );
} );

describe( 'a contributor', () => {
	it.each( [
		[ undefined, /is not for sale yet/ ],
		[ 501, /changes to this product apply once/ ],
	] )( 'with the product %s is told when it is sold', ( productId, said ) => {
		tell( { ...WORLD, post: { ...WORLD.post, _links: {} } } );
		draw( { ...ROPE, productId } );
		// Notices are called out as well.
		expect(
			screen.getAllByText( said, { ignore: '.a11y-speak-region' } )
		).toHaveLength( 1 );
	} );

	it( 'who may publish is told nothing of it', () => {
		draw( ROPE );
		expect(
			screen.queryByText( /for sale yet|apply once/, {
				ignore: '.a11y-speak-region',
			} )
		).toBeNull();
	} );
} );

describe( 'the fields', () => {
	it( 'change the product, and the price its text', () => {
		const block = draw( ROPE );
		type( 'Item name', 'Rope & twine' );
		type( 'Describe your item', 'Ten metres.' );
		fireEvent.click(
			field( 'Allow people to buy more than one item at a time' )
		);
		type( 'Email', 'till@example.org' );
		expect( block.get() ).toMatchObject( {
			title: 'Rope &amp; twine',
			content: 'Ten metres.',
			multiple: true,
			email: 'till@example.org',
			priceText: '€12.50',
		} );
		type( 'Price', '20' );
		expect( block.get() ).toMatchObject( {
			price: 20,
			priceText: undefined,
		} );
		type( 'Currency', 'JPY' );
		expect( block.get().currency ).toBe( 'JPY' );
		type( 'Price', '' );
		expect( block.get().price ).toBeUndefined();
	} );

	it( 'take a picture of the library, and let go of it', () => {
		const block = draw( ROPE );
		fireEvent.click( screen.getByText( 'On its way' ) );
		expect( block.get().featuredMediaId ).toBe( 0 );
		fireEvent.click( screen.getByText( 'Media Library' ) );
		expect( block.get() ).toMatchObject( {
			featuredMediaId: 31,
			featuredMediaUrl: 'https://example.org/rope.jpg',
			featuredMediaTitle: 'rope',
		} );
		expect( screen.getByRole( 'img', { name: 'rope' } ) ).toBeVisible();
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Remove image' } )
		);
		expect( block.get() ).toMatchObject( {
			featuredMediaId: 0,
			featuredMediaUrl: null,
			featuredMediaTitle: null,
		} );
	} );

	it( 'keep a currency that is not among those of today, and say so', () => {
		const block = draw( { ...ROPE, currency: 'ISK' } );
		expect( field( 'Currency' ) ).toHaveValue( 'ISK' );
		expect( field( 'Currency' ) ).toHaveAccessibleDescription(
			'Products cannot be sold in this currency. Please choose another one.'
		);
		expect( block.get().currency ).toBe( 'ISK' );
	} );

	it( 'stay on the screen, and store nothing, while the currency can’t be sold in', async () => {
		const block = draw( { ...ROPE, currency: 'ISK' } );
		block.select( false );
		expect( screen.getByLabelText( 'Currency' ) ).toBeInvalid();
		expect( save ).not.toHaveBeenCalled();
	} );
} );
