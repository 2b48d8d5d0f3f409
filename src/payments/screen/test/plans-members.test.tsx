import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	HOSTILE,
	button,
	expectNoViolation,
	open,
	plan,
	reads,
	writes,
} from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const said = ( text: string ) =>
	screen.findByText( text, { selector: '.components-notice__content' } );

/** An entry of the menu of the row. */
const choose = async ( name: string ) => {
	await userEvent.click( button( 'Actions' ) );
	await userEvent.click( await screen.findByRole( 'menuitem', { name } ) );
};

const member = ( more: object = {} ) => ( {
	id: 3,
	member_id: 9,
	plan_id: 7,
	plan: 'Club',
	order_id: 12,
	mode: 'live',
	status: 'active',
	period_end: '2026-12-20T10:00:00Z',
	is_ending: false,
	created: '2026-11-20T10:00:00Z',
	email: 'member@example.org',
	name: HOSTILE,
	...more,
} );

describe( 'plans', () => {
	it( 'are listed with price and who uses them', async () => {
		const { container } = open(
			() => ( {
				items: [
					plan( 7, {
						title: HOSTILE,
						members: 4,
						posts: [ 1, 2, 3, 4, 5 ].map( ( id ) => ( {
							id,
							title: `Page ${ id }`,
							edit: `/edit/${ id }`,
							link: '',
						} ) ),
					} ),
				],
				currency: 'EUR',
			} ),
			'#/plans'
		);
		expect( await screen.findByText( HOSTILE ) ).toBeInTheDocument();
		expect( screen.getAllByRole( 'row' )[ 1 ] ).toHaveTextContent(
			/\$5\.00.*Monthly.*Page 1Page 2Page 3and 2 more.*4/
		);
		expect(
			screen.getByRole( 'link', { name: 'Page 1' } )
		).toHaveAttribute( 'href', '/edit/1' );
		expect( container.querySelector( 'img' ) ).toBeNull();
		await expectNoViolation( container );
	} );

	it( 'are made; what is refused stays beside its field', async () => {
		let isRefused = true;
		open( ( { method } ) => {
			if ( method === 'POST' && isRefused ) {
				throw {
					message: 'Too low.',
					data: {
						params: { price: 'Minimum allowed price is €0.50.' },
					},
				};
			}
			return method === 'POST'
				? plan( 8 )
				: { items: [], currency: 'EUR' };
		}, '#/plans' );
		expect( await screen.findByText( /No plans yet\./ ) ).toBeVisible();
		expect( button( 'Add plan' ) ).not.toHaveClass( 'is-primary' );
		await userEvent.click( button( 'Create a plan' ) );
		const form = within( screen.getByRole( 'form', { name: 'Plan' } ) );
		await userEvent.type(
			form.getByRole( 'textbox', { name: 'Name' } ),
			'Club'
		);
		const price = form.getByRole( 'textbox', { name: 'Price' } );
		await userEvent.type( price, 'much{Enter}' );
		expect(
			await form.findByText( 'A plan needs a valid price.' )
		).toBeVisible();
		expect( writes() ).toEqual( [] );
		await userEvent.clear( price );
		await userEvent.type( price, '0.10{Enter}' );
		expect(
			await form.findByText( 'Minimum allowed price is €0.50.' )
		).toBeVisible();
		expect( price ).toBeInvalid();
		expect( price ).toHaveValue( '0.10' );
		isRefused = false;
		await userEvent.clear( price );
		await userEvent.type( price, '1,250.5{Enter}' );
		expect( await said( 'Plan saved.' ) ).toBeInTheDocument();
		expect( writes().at( -1 ) ).toEqual( {
			path: '/mainstreet/v1/payments/plans',
			method: 'POST',
			data: {
				title: 'Club',
				price: '1250.50',
				currency: 'EUR',
				interval: '1 month',
				buyer_can_change_amount: false,
				description: '',
				welcome_email: '',
			},
		} );
	} );

	it( 'are changed, and archived after a question', async () => {
		open(
			( { method } ) =>
				method === 'GET'
					? { items: [ plan( 7 ) ], currency: 'EUR' }
					: plan( 7 ),
			'#/plans'
		);
		await screen.findByText( 'Plan 7' );
		await choose( 'Edit' );
		expect( screen.getByRole( 'textbox', { name: 'Price' } ) ).toHaveValue(
			'5.00'
		);
		await userEvent.click( button( 'Save' ) );
		expect( await said( 'Plan saved.' ) ).toBeInTheDocument();
		expect( writes()[ 0 ]?.path ).toBe( '/mainstreet/v1/payments/plans/7' );
		await choose( 'Archive' );
		const dialog = within( screen.getByRole( 'dialog' ) );
		await userEvent.click( dialog.getByRole( 'checkbox' ) );
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Archive' } )
		);
		expect( await said( 'Plan archived.' ) ).toBeInTheDocument();
		expect( writes()[ 1 ] ).toMatchObject( {
			path: '/mainstreet/v1/payments/plans/7?cancel_subscriptions=true',
			method: 'DELETE',
		} );
	} );
} );

describe( 'members', () => {
	it( 'are listed, get a link, and lose access after a question', async () => {
		const { container } = open( ( { path, method } ) => {
			if ( ! path.includes( '/members' ) ) {
				return undefined;
			}
			return method === 'GET'
				? { items: [ member() ], total: 1 }
				: member( { status: 'expired' } );
		}, '#/members' );
		expect(
			await screen.findByRole( 'link', { name: 'member@example.org' } )
		).toHaveAttribute( 'href', '#/orders/12' );
		expect( screen.getAllByRole( 'row' )[ 1 ] ).toHaveTextContent(
			/Club.*Active.*2026.*renews/
		);
		expect( container.querySelector( 'img' ) ).toBeNull();
		await expectNoViolation( container );
		await choose( 'Email login link' );
		expect(
			await said( 'Login link sent to member@example.org.' )
		).toBeInTheDocument();
		await choose( 'End access' );
		expect( writes() ).toHaveLength( 1 );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'End access',
			} )
		);
		expect(
			await said( 'Access for member@example.org has ended.' )
		).toBeInTheDocument();
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ action: 'send_link' },
			{ action: 'end' },
		] );
	} );

	it( 'that can’t be ended say why', async () => {
		open( ( { path, method } ) => {
			if ( method === 'POST' ) {
				throw { message: 'Could not reach Stripe.' };
			}
			return path.includes( '/members' )
				? { items: [ member( { mode: 'test' } ) ], total: 1 }
				: undefined;
		}, '#/members' );
		await screen.findByText( 'member@example.org' );
		expect( screen.getByText( 'Test' ) ).toBeVisible();
		await choose( 'End access' );
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'End access',
			} )
		);
		expect( await said( 'Could not reach Stripe.' ) ).toBeInTheDocument();
	} );

	it( 'that a search did not reach are searched when asked for', async () => {
		const { container } = open(
			( { path } ) =>
				path.includes( '/members' )
					? {
							items: [ member() ],
							total: 1,
							search_limit: path.includes( 'search_all=true' )
								? 0
								: 10_000,
						}
					: undefined,
			'#/members'
		);
		expect(
			await screen.findByText( /^Searched the newest 10,000 entries\./ )
		).toBeVisible();
		await expectNoViolation( container );
		await userEvent.type(
			screen.getByRole( 'searchbox', {
				name: 'Search by email or name',
			} ),
			'lace'
		);
		await waitFor( () =>
			expect( reads().at( -1 ) ).toContain( 'search=lace' )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Search all' } )
		);
		await waitFor( () =>
			expect( screen.queryByText( /^Searched the newest/ ) ).toBeNull()
		);
		expect( reads().at( -1 ) ).toContain( 'search_all=true' );
	} );
} );
