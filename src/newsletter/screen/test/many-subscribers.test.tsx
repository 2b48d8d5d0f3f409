import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	HOSTILE,
	button,
	expectNoViolation,
	open,
	person,
	writes,
} from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const list = ( items: object[], more: object = {} ) => ( {
	items,
	total: items.length,
	counts: { all: items.length, active: items.length },
	...more,
} );

/** A list of 30; `asked` says what was asked for last. */
const follow = () => {
	let query = new URLSearchParams();
	open( ( { path } ) => {
		query = new URLSearchParams( path.split( '?' )[ 1 ] );
		return list( [ person( 1 ) ], {
			total: 30,
			counts: { all: 30, active: 30 },
		} );
	} );
	return { asked: () => Object.fromEntries( query ) };
};

const said = ( text: string ) =>
	screen.findByText( text, { selector: '.components-notice__content' } );

describe( 'subscribers', () => {
	it( 'are dealt with together as far as it fits, and those that fail stay ticked', async () => {
		open( ( { method } ) =>
			method === 'GET'
				? list( [
						person( 3 ),
						person( 2, { status: 'pending' } ),
						person( 1 ),
					] )
				: { done: [ 3 ], failed: [ { id: 1, message: 'Not now.' } ] }
		);
		await screen.findByText( 'person1@example.org' );
		const box = ( name: string ) =>
			screen.getByRole( 'checkbox', { name } );
		for ( const id of [ 1, 2, 3 ] ) {
			await userEvent.click( box( `person${ id }@example.org` ) );
		}
		await userEvent.click( button( 'Unsubscribe' ) );
		await userEvent.click(
			within(
				screen.getByRole( 'dialog', {
					name: 'Unsubscribe 2 subscribers?',
				} )
			).getByRole( 'button', { name: 'Unsubscribe' } )
		);
		expect( await said( 'Not now.' ) ).toBeInTheDocument();
		// The one that is not confirmed yet is left out.
		expect( writes()[ 0 ]?.data ).toEqual( {
			action: 'unsubscribe',
			ids: [ 3, 1 ],
		} );
		await waitFor( () =>
			expect( box( 'person3@example.org' ) ).not.toBeChecked()
		);
		expect( box( 'person1@example.org' ) ).toBeChecked();
	} );

	it( 'are sorted, paged and filtered by the server', async () => {
		const { asked } = follow();
		await screen.findByText( 'person1@example.org' );
		expect( screen.getByText( '1–1 of 30' ) ).toBeInTheDocument();
		await userEvent.click( button( 'Next page' ) );
		await waitFor( () =>
			expect( asked() ).toMatchObject( {
				page: '2',
				per_page: '20',
				orderby: 'created',
				order: 'desc',
			} )
		);
		await userEvent.click(
			within( screen.getByRole( 'table' ) ).getByRole( 'button', {
				name: 'Status',
			} )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitemradio', { name: /Sort asc/ } )
		);
		await waitFor( () =>
			expect( asked() ).toMatchObject( {
				page: '1',
				orderby: 'status',
				order: 'asc',
			} )
		);
	} );

	it( 'each have a page with their history, where what is known is corrected', async () => {
		open(
			( { method } ) => ( {
				...person( 7, {
					name: 'Ada',
					fields: { 'Home.town': 'Bath' },
					consent: HOSTILE,
				} ),
				...( method === 'POST' && { name: 'Ada L.' } ),
				bounces: 2,
				post: { title: 'Join us', link: '/join/' },
				deliveries: [
					{
						campaign: 3,
						title: HOSTILE,
						state: 'failed',
						error: 'Mailbox full',
						at: '2026-11-20T10:00:00Z',
					},
				],
			} ),
			'#/subscribers/7'
		);
		expect(
			await screen.findByRole( 'heading', {
				name: 'person7@example.org',
			} )
		).toHaveFocus();
		expect( screen.getAllByText( HOSTILE ) ).toHaveLength( 2 );
		expect( screen.getByText( 'Mailbox full' ) ).toBeInTheDocument();
		expect( screen.getByText( '2 emails bounced' ) ).toBeInTheDocument();
		const name = screen.getByRole( 'textbox', { name: 'Name' } );
		await userEvent.type( name, ' L.' );
		const town = screen.getByRole( 'textbox', { name: 'Home.town' } );
		await userEvent.clear( town );
		await userEvent.type( town, 'York' );
		await userEvent.click( button( 'Save' ) );
		expect( await said( 'Saved.' ) ).toBeInTheDocument();
		expect( writes()[ 0 ] ).toMatchObject( {
			path: '/mainstreet/v1/subscribers/7',
			data: {
				action: 'edit',
				name: 'Ada L.',
				fields: { 'Home.town': 'York' },
			},
		} );
	} );

	it( 'open beside the list, lead to each other, say who somebody is before what can be done, and close to their row', async () => {
		const details = ( id: number ) => ( {
			...person( id, { name: `Ada ${ id }`, consent: 'I agree.' } ),
			bounces: 0,
			post: { title: '', link: '' },
			deliveries: [],
		} );
		const { container } = open( ( { path } ) => {
			const [ , id ] = /subscribers\/(\d+)$/.exec( path ) ?? [];
			return id
				? details( Number( id ) )
				: { items: [ person( 2 ), person( 1 ) ], total: 2, counts: {} };
		}, '#/subscribers/2' );
		const panel = await screen.findByRole( 'region', {
			name: 'person2@example.org',
		} );
		const row = await screen.findByRole( 'link', {
			name: 'person2@example.org',
		} );
		expect( row ).toHaveAttribute( 'aria-current', 'true' );
		const consent = await within( panel ).findByText( 'I agree.' );
		const remove = within( panel ).getByRole( 'button', {
			name: 'Delete',
		} );
		expect( consent.compareDocumentPosition( remove ) ).toBe(
			Node.DOCUMENT_POSITION_FOLLOWING
		);
		expect(
			within( panel ).getByRole( 'button', { name: 'Unsubscribe' } )
		).toHaveClass( 'is-tertiary' );
		expect( button( 'Previous subscriber' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await expectNoViolation( container );
		await userEvent.click( button( 'Next subscriber' ) );
		const other = await screen.findByRole( 'heading', {
			name: 'person1@example.org',
		} );
		expect( other ).toHaveFocus();
		await userEvent.keyboard( '{Escape}' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'region', { name: 'person1@example.org' } )
			).toBeNull()
		);
		expect(
			screen.getByRole( 'link', { name: 'person1@example.org' } )
		).toHaveFocus();
	} );

	it( 'that are deleted are no longer open', async () => {
		let isDeleted = false;
		open( ( { path, method } ) => {
			if ( method === 'POST' ) {
				isDeleted = true;
				return { done: [ 1 ], failed: [] };
			}
			if ( path.endsWith( '/1' ) && ! isDeleted ) {
				return {
					...person( 1 ),
					bounces: 0,
					post: { title: '', link: '' },
					deliveries: [],
				};
			}
			return {
				items: isDeleted ? [] : [ person( 1 ) ],
				total: 0,
				counts: {},
			};
		}, '#/subscribers/1' );
		const panel = await screen.findByRole( 'region', {
			name: 'person1@example.org',
		} );
		await userEvent.click(
			await within( panel ).findByRole( 'button', { name: 'Delete' } )
		);
		await userEvent.click(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete',
			} )
		);
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/subscribers' )
		);
		expect( await said( '1 person deleted.' ) ).toBeInTheDocument();
		expect(
			screen.queryByRole( 'region', { name: /person1/ } )
		).toBeNull();
	} );
} );
