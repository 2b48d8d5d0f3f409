import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	HOSTILE,
	button,
	details,
	expectNoViolation,
	open,
	order,
	reads,
	request,
	writes,
} from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const said = ( text: string ) =>
	screen.findByText( text, { selector: '.components-notice__content' } );

const listOf =
	( items: object[], total = items.length ) =>
	( { path }: { path: string } ) =>
		path.includes( '/payments/orders' ) ? { items, total } : undefined;

describe( 'orders', () => {
	it( 'are listed with amount and state, marked when they are tests, and markup is text', async () => {
		const { container } = open(
			listOf( [
				order( 1, { name: HOSTILE, title: HOSTILE, mode: 'test' } ),
				order( 2, { currency: 'JPY', refunded: 250 } ),
			] )
		);
		expect(
			await screen.findByText( 'buyer1@example.org' )
		).toBeInTheDocument();
		expect( screen.getAllByText( HOSTILE ) ).toHaveLength( 2 );
		expect( container.querySelector( 'img' ) ).toBeNull();
		const rows = screen.getAllByRole( 'row' );
		expect( rows[ 1 ] ).toHaveTextContent( /Test.*\$12\.50.*Paid/ );
		expect( rows[ 2 ] ).toHaveTextContent( /¥1,250.*¥250 refunded/ );
		expect(
			within( rows[ 2 ] ?? container ).queryByText( 'Test' )
		).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'buyer1@example.org Test' } )
		).toHaveAttribute( 'href', '#/orders/1' );
		expect(
			screen.getByRole( 'link', { name: 'Export CSV' } )
		).toHaveAttribute( 'href', '/export?_wpnonce=abc' );
		await expectNoViolation( container );
	} );

	it( 'are searched, and the file holds what was searched', async () => {
		open( listOf( [ order( 1 ) ] ) );
		await screen.findByText( 'buyer1@example.org' );
		await userEvent.type( screen.getByRole( 'searchbox' ), 'ada' );
		await screen.findByRole( 'link', { name: 'Export CSV' } );
		expect( reads().at( -1 ) ).toContain( 'search=ada' );
		expect(
			screen.getByRole( 'link', { name: 'Export CSV' } )
		).toHaveAttribute( 'href', '/export?search=ada&_wpnonce=abc' );
	} );

	it( 'begin on the next page behind the last row of the one before', async () => {
		const rows = Array.from( { length: 20 }, ( _, index ) =>
			order( 100 - index )
		);
		open( listOf( rows, 10_001 ) );
		await screen.findByText( 'buyer100@example.org' );
		expect( screen.getByText( /1–20 of more than 10,000/ ) ).toBeVisible();
		await userEvent.click( button( 'Next page' ) );
		expect( reads().at( -1 ) ).toContain( 'before=81' );
	} );

	it( 'say that there are none, and lead to the plans', async () => {
		open( listOf( [] ) );
		expect( await screen.findByText( /No orders yet/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'View plans' } )
		).toHaveAttribute( 'href', '#/plans' );
		await userEvent.type( screen.getByRole( 'searchbox' ), 'ada' );
		expect( await screen.findByText( 'No orders found.' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: 'View plans' } )
		).toBeNull();
	} );

	it.each( [ '#/orders', '#/plans', '#/members', '#/totals' ] )(
		'lead to the settings where no payment provider is set up: %s',
		async ( hash ) => {
			open(
				( { path } ) =>
					path.includes( '/totals' )
						? { year: 2026, years: [ 2026, 2026 ], months: [] }
						: { items: [], total: 0, currency: 'USD' },
				hash,
				[]
			);
			const setUp = await screen.findByRole( 'link', {
				name: 'Set up payments',
			} );
			expect( setUp ).toHaveClass( 'is-primary' );
			expect( setUp ).toHaveAttribute(
				'href',
				screen
					.getByRole( 'link', { name: 'Set one up' } )
					.getAttribute( 'href' )
			);
		}
	);

	it( 'that can’t be loaded can be tried again', async () => {
		let isDown = true;
		open( ( { path } ) => {
			if ( isDown && path.includes( '/orders' ) ) {
				throw { message: 'The database is away.' };
			}
			return listOf( [ order( 1 ) ] )( { path } );
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The database is away.'
		);
		isDown = false;
		await userEvent.click( button( 'Try again' ) );
		expect(
			await screen.findByText( 'buyer1@example.org' )
		).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );
} );

describe( 'the mode', () => {
	it.each( [ 'orders', 'plans', 'members', 'totals' ] )(
		'without real money is named on %s',
		async ( tab ) => {
			open( () => undefined, `#/${ tab }`, [
				{ name: 'stripe', label: 'Stripe', mode: 'test' },
			] );
			expect(
				await screen.findByText( /Stripe: test mode/ )
			).toBeInTheDocument();
		}
	);

	it( 'is not named with real money, and without a service the way to one is', async () => {
		const { unmount } = open( () => undefined );
		expect( await screen.findByText( /No orders yet/ ) ).toBeVisible();
		expect( screen.queryByText( /test mode/ ) ).toBeNull();
		unmount();
		open( () => undefined, '', [] );
		expect(
			await screen.findByRole( 'link', { name: 'Set one up' } )
		).toHaveAttribute( 'href', '/settings#/payments' );
	} );
} );

describe( 'an order', () => {
	it( 'shows what is known, its history and where the service shows it', async () => {
		const { container } = open(
			( { path } ) =>
				path.includes( '/orders/5' )
					? details( 5, {
							title: HOSTILE,
							mode: 'test',
							renewals: [ order( 6, { parent_id: 5 } ) ],
							history: [
								{
									what: 'paid',
									detail: {},
									actor: '',
									at: '2026-11-20T10:01:00Z',
								},
								{
									what: 'mail_failed',
									detail: {
										message: `No route ${ HOSTILE }`,
									},
									actor: '',
									at: '2026-11-20T10:02:00Z',
								},
								{
									what: 'refund_requested',
									detail: { amount: 400 },
									actor: 'Olga',
									at: '2026-11-20T10:03:00Z',
								},
							],
						} )
					: undefined,
			'#/orders/5'
		);
		expect(
			await screen.findByRole( 'heading', { name: /onerror/ } )
		).toHaveFocus();
		expect( screen.getByText( /Could not send/ ) ).toHaveTextContent(
			`No route ${ HOSTILE }`
		);
		expect(
			screen.getByText( 'A refund of $4.00 was requested.' )
		).toBeVisible();
		expect( screen.getByText( 'Olga' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /View on Stripe/ } )
		).toHaveAttribute( 'href', 'https://dashboard.example/pi_1' );
		expect(
			screen.getByRole( 'link', { name: /\$12\.50, Paid/ } )
		).toHaveAttribute( 'href', '#/orders/6' );
		expect( container.querySelector( 'img' ) ).toBeNull();
		await expectNoViolation( container );
	} );

	it( 'is refunded in part; what is wrong stays in the field, and pressing twice is one refund', async () => {
		let isDown = true;
		open( ( { path, method } ) => {
			if ( method === 'POST' && isDown ) {
				throw { message: 'Could not reach Stripe.' };
			}
			if ( method === 'POST' ) {
				return details( 5, { refunded: 400, left: 850 } );
			}
			return path.includes( '/orders/5' ) ? details( 5 ) : undefined;
		}, '#/orders/5' );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Refund' } )
		);
		const dialog = screen.getByRole( 'dialog' );
		const field = within( dialog ).getByRole( 'textbox', {
			name: 'Amount (USD)',
		} );
		expect( field ).toHaveValue( '12.50' );
		for ( const wrong of [ '12.51', '0', 'ten', '' ] ) {
			await userEvent.clear( field );
			await userEvent.type( field, `${ wrong }{Enter}` );
			expect(
				await within( dialog ).findByRole( 'alert' )
			).toHaveTextContent( 'Please enter an amount up to $12.50.' );
			expect( field ).toBeInvalid();
			expect( field ).toHaveValue( wrong );
		}
		expect( writes() ).toEqual( [] );
		await userEvent.type( field, '4{Enter}' );
		expect(
			await within( dialog ).findByText( 'Could not reach Stripe.' )
		).toBeVisible();
		expect( field ).toHaveValue( '4' );
		isDown = false;
		await userEvent.type( field, '{Enter}' );
		expect( await said( '$4.00 refunded' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		const [ first, second ] = writes();
		expect( first?.data ).toEqual( {
			amount: 400,
			key: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		} );
		expect( second?.data ).toEqual( first?.data );
	} );

	it( 'is refunded in full together with its subscription, or without, as the dialog says', async () => {
		open( ( { path, method } ) => {
			if ( method === 'POST' ) {
				return details( 5, { refunded: 1250, left: 0 } );
			}
			return path.includes( '/orders/5' )
				? details( 5, { kind: 'subscription' } )
				: undefined;
		}, '#/orders/5' );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Refund' } )
		);
		const dialog = screen.getByRole( 'dialog' );
		const box = within( dialog ).getByRole( 'checkbox', {
			name: 'Cancel the subscription',
		} );
		const field = within( dialog ).getByRole( 'textbox', {
			name: 'Amount (USD)',
		} );
		expect( box ).toBeChecked();
		expect( dialog ).toHaveTextContent( 'The buyer is not charged again' );
		await userEvent.clear( field );
		await userEvent.type( field, '4' );
		expect( box ).not.toBeChecked();
		expect( dialog ).toHaveTextContent( 'the buyer is charged again' );
		await userEvent.click( box );
		await userEvent.type( field, '{Enter}' );
		expect(
			await said( '$12.50 refunded. The subscription was canceled.' )
		).toBeInTheDocument();
		expect( writes().at( -1 )?.data ).toMatchObject( {
			amount: 400,
			cancel_subscription: true,
		} );
	} );

	it( 'of which nothing is left has no button, and one that is gone says so', async () => {
		const { unmount } = open(
			( { path } ) =>
				path.includes( '/orders/5' )
					? details( 5, { left: 0, status: 'refunded' } )
					: undefined,
			'#/orders/5'
		);
		await screen.findByRole( 'heading', { name: 'Tea' } );
		expect( screen.queryByRole( 'button', { name: 'Refund' } ) ).toBeNull();
		unmount();
		open( () => {
			throw { message: 'This item no longer exists.' };
		}, '#/orders/6' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'This item no longer exists.'
		);
		expect( request ).toHaveBeenCalled();
	} );
} );
