import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSubscribers } from '../types';
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
	it( 'are listed with what they agreed to, and markup is text', async () => {
		const { container } = open( () =>
			list( [
				person( 1, {
					name: HOSTILE,
					consent: HOSTILE,
					fields: { [ HOSTILE ]: HOSTILE },
				} ),
			] )
		);
		expect(
			await screen.findByText( 'person1@example.org' )
		).toBeInTheDocument();
		expect( screen.getAllByText( HOSTILE ) ).toHaveLength( 4 );
		expect( container.querySelector( 'img' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Export CSV' } )
		).toHaveAttribute( 'href', '/export?format=csv&_wpnonce=abc' );
		await expectNoViolation( container );
	} );

	it( 'are added; what is refused stays in the field', async () => {
		let isRefused = true;
		open( ( { method } ) => {
			if ( method === 'POST' && isRefused ) {
				throw {
					message: 'Invalid parameter(s): email',
					data: { params: { email: 'Please enter a valid one.' } },
				};
			}
			return method === 'POST'
				? { item: person( 2 ), is_new: true, mailed: true }
				: list( [] );
		} );
		expect(
			await screen.findByText( /No subscribers yet/ )
		).toBeInTheDocument();
		await userEvent.click( button( 'Add' ) );
		const field = screen.getByRole( 'textbox', { name: 'E-mail address' } );
		expect( field ).toHaveFocus();
		await userEvent.type( field, 'nonsense{Enter}' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Please enter a valid one.'
		);
		expect( field ).toHaveValue( 'nonsense' );
		expect( field ).toBeInvalid();
		isRefused = false;
		await userEvent.type( field, '@example.org{Enter}' );
		expect(
			await said( 'Added. An e-mail asks the person to confirm.' )
		).toBeInTheDocument();
		expect( writes().at( -1 )?.data ).toEqual( {
			email: 'nonsense@example.org',
			name: '',
			consent: false,
		} );
	} );

	it( 'are taken in from a file only with a statement of consent, part by part', async () => {
		const progress = ( done: number ) => ( {
			batch: 'b1',
			total: 10,
			done,
			added: 7,
			known: 2,
			invalid: 1,
			finished: done === 10,
		} );
		open( ( { path, method } ) => {
			if ( method !== 'POST' ) {
				return list( [] );
			}
			return progress( path.endsWith( '/import' ) ? 5 : 10 );
		} );
		await userEvent.click( button( 'Import' ) );
		const form = screen.getByRole( 'form', { name: 'Import subscribers' } );
		const go = within( form ).getByRole( 'button', { name: 'Import' } );
		await userEvent.upload(
			within( form ).getByLabelText( 'File' ),
			new File( [ 'email\na@example.org' ], 'list.csv', {
				type: 'text/csv',
			} )
		);
		await userEvent.click( go );
		expect( writes() ).toEqual( [] );
		await userEvent.click(
			within( form ).getByRole( 'checkbox', { name: /I confirm/ } )
		);
		await userEvent.click( go );
		expect(
			await said(
				'Import finished. New: 7. Known already: 2. Not valid: 1.'
			)
		).toBeInTheDocument();
		expect( writes().map( ( { path } ) => path ) ).toEqual( [
			'/mainstreet/v1/subscribers/import',
			'/mainstreet/v1/subscribers/import/b1',
		] );
		const { body } = writes()[ 0 ] ?? {};
		expect( body instanceof FormData && body.get( 'consent' ) ).toBe(
			'true'
		);
	} );

	it( 'that are left out of an import are named with row and reason', async () => {
		const { container } = open( ( { method } ) =>
			method === 'POST'
				? {
						batch: 'b1',
						total: 4,
						done: 4,
						added: 1,
						known: 0,
						invalid: 1,
						skipped: 2,
						finished: true,
						problems: [
							{ row: 3, reason: `“${ HOSTILE }” is no.` },
							{ row: 4, reason: 'There is no address.' },
						],
					}
				: list( [] )
		);
		await userEvent.click( button( 'Import' ) );
		const form = screen.getByRole( 'form', { name: 'Import subscribers' } );
		await userEvent.upload(
			within( form ).getByLabelText( 'File' ),
			new File( [ 'email' ], 'list.csv', { type: 'text/csv' } )
		);
		await userEvent.click(
			within( form ).getByRole( 'checkbox', { name: /I confirm/ } )
		);
		await userEvent.click(
			within( form ).getByRole( 'button', { name: 'Import' } )
		);
		expect(
			await said(
				'Import finished. New: 1. Known already: 0. Not valid: 1. Without consent: 2.'
			)
		).toBeInTheDocument();
		const report = screen.getByRole( 'region', { name: 'Not imported' } );
		expect(
			within( report )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			`Row 3: “${ HOSTILE }” is no.`,
			'Row 4: There is no address.',
		] );
		expect( report ).toHaveTextContent( 'And 1 row more.' );
		await expectNoViolation( container );
		await userEvent.click( within( report ).getByText( 'Close' ) );
		expect( screen.queryByText( 'Not imported' ) ).toBeNull();
	} );

	it( 'are unsubscribed and deleted after a question', async () => {
		open( ( { method } ) =>
			method === 'GET'
				? list( [ person( 1 ) ] )
				: { done: [ 1 ], failed: [] }
		);
		await screen.findByText( 'person1@example.org' );
		await userEvent.click( button( 'Actions' ) );
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Delete' } )
		);
		const dialog = screen.getByRole( 'dialog', {
			name: 'Delete person1@example.org?',
		} );
		expect( writes() ).toEqual( [] );
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Delete' } )
		);
		await waitFor( () =>
			expect( writes() ).toEqual( [
				expect.objectContaining( {
					path: '/mainstreet/v1/subscribers/bulk',
					data: { action: 'delete', ids: [ 1 ] },
				} ),
			] )
		);
		expect( await said( '1 person deleted.' ) ).toBeInTheDocument();
	} );

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
		expect( screen.getByText( '2 e-mails came back' ) ).toBeInTheDocument();
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

	it( 'that can’t be loaded can be asked for again', async () => {
		let isDown = true;
		open( () => {
			if ( isDown ) {
				throw null;
			}
			return list( [ person( 1 ) ] );
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/could not be reached/
		);
		isDown = false;
		await userEvent.click( button( 'Try again' ) );
		expect(
			await screen.findByText( 'person1@example.org' )
		).toBeInTheDocument();
		for ( const odd of [ null, 5, { items: [ null ] } ] ) {
			expect( readSubscribers( odd ).total ).toBe( 0 );
		}
	} );
} );
