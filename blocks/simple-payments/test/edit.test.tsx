import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { draw, LINK, ROPE, save, sent, tell, WORLD } from './stores';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );
jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( './block-editor' )
);

const field = ( label: string ) => screen.getByLabelText( label );

beforeEach( () => {
	save.mockReset();
	save.mockImplementation( async ( { id = 501 } ) => ( { id } ) );
	tell( WORLD );
} );

describe( 'a new product', () => {
	it( 'is stored as a draft at once, and the post waits for its number', async () => {
		const block = draw();
		expect( sent() ).toMatchObject( {
			status: 'draft',
			meta: { spay_price: 0, spay_email: '' },
		} );
		expect( block.container.firstChild ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await waitFor( () => expect( block.get().productId ).toBe( 501 ) );
		expect( block.get().postLinkUrl ).toBe( LINK );
		expect( block.container.firstChild ).toHaveAttribute(
			'aria-busy',
			'false'
		);
		expect( save ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps its fields while its number comes: somebody may be typing', async () => {
		tell( { records: {} } );
		const block = draw();
		const name = field( 'Item name' );
		await waitFor( () => expect( block.get().productId ).toBe( 501 ) );
		expect( field( 'Item name' ) ).toBe( name );
		fireEvent.change( name, { target: { value: 'Rope' } } );
		await act( async () =>
			tell( { records: { jp_pay_product: [ { id: 501 } ] } } )
		);
		expect( block.get().title ).toBe( 'Rope' );
	} );

	it( 'is not stored by who may not publish the post', () => {
		tell( { post: { ...WORLD.post, _links: {} } } );
		const block = draw();
		expect( save ).not.toHaveBeenCalled();
		expect( block.get().productId ).toBeUndefined();
		expect( field( 'Item name' ) ).toBeInTheDocument();
	} );

	it( 'keeps what a contributor types, until somebody else stores the product', async () => {
		tell( { post: { ...WORLD.post, _links: {} } } );
		const block = draw();
		fireEvent.change( field( 'Item name' ), {
			target: { value: 'Rope & twine' },
		} );
		expect( block.get().draft ).toMatchObject( {
			title: block.get().title,
		} );
		expect( block.get().title ).toContain( 'twine' );
		await act( async () => tell( WORLD ) );
		const again = draw( block.get() );
		await waitFor( () => expect( again.get().productId ).toBe( 501 ) );
		expect( sent() ).toMatchObject( { title: block.get().title } );
		expect( again.get().title ).toBe( block.get().title );
		expect( again.get().draft ).toBeUndefined();
	} );

	it( 'says that it could not be stored, and is once it is tried again', async () => {
		save.mockRejectedValueOnce( new Error( 'Nothing works today.' ) );
		const block = draw();
		fireEvent.click(
			await screen.findByRole( 'button', { name: 'Try again' } )
		);
		await waitFor( () => expect( block.get().productId ).toBe( 501 ) );
		expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBe(
			null
		);
	} );
} );

describe( 'saving the post', () => {
	const product = { id: 440, meta: {} };
	const savePost = async () => {
		await act( async () => tell( { isSaving: true } ) );
		await act( async () => tell( { isSaving: false } ) );
	};

	it( 'publishes the product, whole', async () => {
		tell( { records: { jp_pay_product: [ product ], attachment: [] } } );
		draw( { ...ROPE, multiple: true, featuredMediaId: 31 } );
		await savePost();
		expect( save ).toHaveBeenCalledTimes( 1 );
		expect( sent() ).toEqual( {
			id: 440,
			status: 'publish',
			title: 'Ten metres of rope',
			content: 'Hemp',
			featured_media: 31,
			meta: {
				spay_currency: 'EUR',
				spay_email: 'shop@example.org',
				spay_multiple: true,
				spay_price: 12.5,
				spay_status: '',
			},
		} );
	} );

	it( 'stores nothing of an incomplete one, and says what is missing', async () => {
		tell( { records: { jp_pay_product: [ product ], attachment: [] } } );
		draw( { ...ROPE, email: '' } );
		await savePost();
		expect( save ).not.toHaveBeenCalled();
		expect( field( 'Email' ) ).toHaveAccessibleDescription(
			'We want to make sure payments reach you, so please add an email address.'
		);
	} );

	it.each( [
		[
			'spay_email',
			'Email',
			'shop@example.org is not a valid email address.',
		],
		[ 'spay_price', 'Price', 'Invalid price.' ],
	] )(
		'says at its field what the server refuses: %s',
		async ( key, label, sentence ) => {
			tell( {
				records: { jp_pay_product: [ product ], attachment: [] },
			} );
			save.mockRejectedValueOnce( {
				code: 'rest_invalid_field',
				data: { key },
			} );
			draw( ROPE );
			await savePost();
			expect( field( label ) ).toHaveAccessibleDescription( sentence );
			expect( field( label ) ).toBeInvalid();
		}
	);

	it( 'says nothing of other refusals', async () => {
		tell( { records: { jp_pay_product: [ product ], attachment: [] } } );
		save.mockRejectedValueOnce( { code: 'rest_forbidden' } );
		draw( ROPE );
		await savePost();
		for ( const label of [ 'Item name', 'Price', 'Email' ] ) {
			expect( field( label ) ).toBeValid();
		}
	} );
} );

describe( 'where no post is saved', () => {
	const parts = [ { kind: 'postType', name: 'wp_template_part' } ];

	beforeEach( () =>
		tell( { records: { jp_pay_product: [ { id: 440 } ], attachment: [] } } )
	);

	it( 'publishes the product with the widgets, whether the block was left or not', async () => {
		tell( { postId: null } );
		draw( ROPE );
		await act( async () =>
			tell( { saving: [ { kind: 'root', name: 'widget' } ] } )
		);
		expect( save ).toHaveBeenCalledTimes( 1 );
		expect( sent() ).toMatchObject( { id: 440, status: 'publish' } );
		await act( async () => tell( { saving: [] } ) );
		await act( async () =>
			tell( { saving: [ { kind: 'root', name: 'widget' } ] } )
		);
		expect( save ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'publishes it with a part of the template that is edited', async () => {
		draw( ROPE );
		await act( async () => tell( { saving: parts } ) );
		expect( sent() ).toMatchObject( { id: 440, status: 'publish' } );
	} );

	it( 'does nothing when other records are saved, such as itself', async () => {
		draw( ROPE );
		await act( async () =>
			tell( {
				saving: [
					{ kind: 'postType', name: 'jp_pay_product' },
					{ kind: 'root', name: 'site' },
				],
			} )
		);
		expect( save ).not.toHaveBeenCalled();
	} );

	it( 'publishes it with what the customizer publishes', async () => {
		const bound = new Set< () => void >();
		let isSaving = false;
		// As the customizer has them: functions with methods.
		const saving = Object.assign( () => isSaving, {
			get: () => isSaving,
			bind: ( listener: () => void ) => bound.add( listener ),
			unbind: ( listener: () => void ) => bound.delete( listener ),
		} );
		const customize = Object.assign( () => {}, { state: () => saving } );
		Object.assign( window, { wp: { customize } } );
		tell( { postId: null } );
		draw( ROPE );
		await act( async () => {
			isSaving = true;
			bound.forEach( ( listener ) => listener() );
		} );
		expect( sent() ).toMatchObject( { id: 440, status: 'publish' } );
		Object.assign( window, { wp: undefined } );
	} );
} );
