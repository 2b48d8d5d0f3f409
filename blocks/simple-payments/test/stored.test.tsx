import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { AUTHOR, draw, LINK, ROPE, save, sent, tell, WORLD } from './stores';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ) );
jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( './block-editor' )
);

beforeEach( () => {
	save.mockReset();
	save.mockImplementation( async ( { id = 501 } ) => ( { id } ) );
	tell( WORLD );
} );

describe( 'a block that knows its number only', () => {
	const bare = { productId: 440 };
	const product = {
		id: 440,
		title: { raw: 'Rope' },
		content: { raw: 'Hemp' },
		featured_media: 0,
		meta: {
			spay_price: 9,
			spay_currency: 'GBP',
			spay_email: 'a@example.org',
		},
	};

	it( 'shows a card of block characters until the product is there', async () => {
		tell( { records: {} } );
		const block = draw( bare, false );
		expect( screen.getAllByText( '█████' ) ).toHaveLength( 2 );
		expect( screen.getByText( '█'.repeat( 35 ) ) ).toBeInTheDocument();
		expect( block.container.firstChild ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await act( async () =>
			tell( { records: { jp_pay_product: [ product ], attachment: [] } } )
		);
		expect( screen.getByText( 'Rope' ) ).toBeInTheDocument();
		expect( block.get() ).toMatchObject( {
			title: 'Rope',
			content: 'Hemp',
			price: 9,
			currency: 'GBP',
			email: 'a@example.org',
			productId: 440,
			postLinkText: 'Click here to purchase.',
			postLinkUrl: LINK,
		} );
		expect( save ).not.toHaveBeenCalled();
	} );

	it( 'says that the product is not on this site, and makes it only when asked', async () => {
		const block = draw( { ...ROPE, ...bare } );
		const button = await screen.findByRole( 'button', {
			name: 'Create a copy on this site',
		} );
		expect( save ).not.toHaveBeenCalled();
		await act( async () => tell( { isSaving: true } ) );
		expect( save ).not.toHaveBeenCalled();
		fireEvent.click( button );
		await waitFor( () => expect( block.get().productId ).toBe( 501 ) );
		expect( sent() ).not.toHaveProperty( 'id' );
	} );

	it( 'says that PayPal refuses its address', () => {
		tell( {
			records: {
				jp_pay_product: [
					{ ...product, meta: { spay_status: 'payee_refused' } },
				],
				attachment: [],
			},
		} );
		draw( ROPE );
		expect(
			screen.getByText( /PayPal rejects payments to this product/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
	} );
} );

describe( 'a copy in the same post', () => {
	const NAME = 'jetpack/simple-payments';
	const block = { name: NAME, attributes: { productId: 440 } };
	const stored = `<!-- wp:${ NAME } {"price":12.5,"productId":440} -->…<!-- /wp:${ NAME } -->`;
	const product = { id: 440, meta: {} };
	const place = ( more: object = {}, content = stored ) =>
		tell( {
			records: { jp_pay_product: [ product ], attachment: [] },
			blocks: { first: block, own: block, ...more },
			post: { ...WORLD.post, _links: AUTHOR, content },
		} );

	it( 'gets a product of its own, and the original is not stored by it', async () => {
		place();
		let store: ( value: unknown ) => void = () => {};
		save.mockImplementationOnce(
			() => new Promise( ( resolve ) => ( store = resolve ) )
		);
		const copy = draw( ROPE );
		expect( save ).toHaveBeenCalledTimes( 1 );
		expect( sent() ).not.toHaveProperty( 'id' );
		expect( sent() ).toMatchObject( {
			status: 'draft',
			title: ROPE.title,
		} );
		await act( async () => tell( { isSaving: true } ) );
		expect( save ).toHaveBeenCalledTimes( 1 );
		await act( async () => {
			tell( { isSaving: false } );
			store( { id: 502 } );
		} );
		await waitFor( () => expect( copy.get().productId ).toBe( 502 ) );
		await act( async () => tell( { isSaving: true } ) );
		expect( sent( 1 ) ).toMatchObject( { id: 502, status: 'publish' } );
	} );

	it( 'stays as it is when the post was opened with both', () => {
		place( {}, stored + stored );
		expect( draw( ROPE ).get().productId ).toBe( 440 );
		expect( save ).not.toHaveBeenCalled();
	} );

	it( 'stays as it is in a synced pattern that is shown twice', () => {
		place(
			{
				pattern: { name: 'core/block', attributes: {} },
				first: { ...block, parents: [ 'pattern' ] },
				own: { ...block, parents: [ 'pattern' ] },
			},
			''
		);
		draw( ROPE );
		expect( save ).not.toHaveBeenCalled();
	} );

	it( 'is none when the other sells another product', () => {
		place( { first: { name: NAME, attributes: { productId: 4400 } } } );
		draw( ROPE );
		expect( save ).not.toHaveBeenCalled();
	} );
} );
