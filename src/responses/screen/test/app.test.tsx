import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { dayAfter } from '@shared/admin/dates';
import { readDetails, readOutcome, readPage } from '../types';
import { parseHash } from '../use-route';
import { HOSTILE, link, open, outcome, page, row, writes } from './screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

const rows = () => screen.findAllByRole( 'row' );
const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );

describe( 'the list of responses', () => {
	it( 'shows who wrote what, folders with their numbers, and markup as text', async () => {
		const { container } = open( () =>
			page( [
				row( 2, { unread: true, name: HOSTILE, summary: HOSTILE } ),
				row( 1, {
					mail: { state: 'failed', error: HOSTILE, tries: 4 },
				} ),
			] )
		);
		expect( await link( `${ HOSTILE } (unread)` ) ).toHaveAttribute(
			'href',
			'#/inbox/2'
		);
		expect( container.querySelector( 'img' ) ).toBeNull();
		const [ , first, second ] = await rows();
		expect( first ).toHaveTextContent( '(unread)' );
		expect( second ).toHaveTextContent( 'Email failed' );
		const folders = screen.getByRole( 'navigation', { name: 'Folders' } );
		expect( folders ).toHaveTextContent( /Inbox \(12\)/ );
		expect( folders ).toHaveTextContent( /Spam \(10,000\+\)/ );
		const { violations } = await axe.run( container, {
			// Both need a canvas; the browser test has one.
			rules: {
				'color-contrast': { enabled: false },
				'label-content-name-mismatch': { enabled: false },
			},
		} );
		expect( violations ).toEqual( [] );
	} );

	it( 'separates answers, and puts a colon behind what was asked, unless it ends a sentence by itself', async () => {
		open( () =>
			page( [
				row( 1, {
					answers: [
						{ label: 'Day', value: 'Friday' },
						{ label: 'How many are you?', value: 'Two' },
						{ label: 'Boat (any)', value: 'Dinghy' },
					],
				} ),
			] )
		);
		const [ , first ] = await rows();
		expect( first ).toHaveTextContent(
			'Day: Friday · How many are you? Two · Boat (any): Dinghy'
		);
	} );

	it( 'says what an empty list means, and offers another try when loading fails', async () => {
		let isDown = true;
		open( () => {
			if ( isDown ) {
				throw { message: 'The database is away.' };
			}
			return page( [] );
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The database is away.'
		);
		isDown = false;
		await userEvent.click( button( 'Try again' ) );
		expect(
			await screen.findByText( /No responses yet/ )
		).toBeInTheDocument();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'pages by number, says which rows are shown, and is sorted by the server', async () => {
		const queries: ( string | null )[][] = [];
		open( ( _call, query ) => {
			if ( query.has( 'page' ) ) {
				queries.push(
					[ 'page', 'per_page', 'order' ].map( ( name ) =>
						query.get( name )
					)
				);
			}
			return page( [ row( query.get( 'page' ) === '2' ? 1 : 2 ) ], {
				total: 30,
			} );
		} );
		await link( 'Person 2' );
		expect( screen.getByText( '1–1 of 30' ) ).toBeInTheDocument();
		await userEvent.click( button( 'Next page' ) );
		await link( 'Person 1' );
		expect( screen.getByText( '21–21 of 30' ) ).toBeInTheDocument();
		await userEvent.click( button( 'Previous page' ) );
		await link( 'Person 2' );
		await userEvent.click( button( /^Date/ ) );
		await userEvent.click(
			await screen.findByRole( 'menuitemradio', { name: /Sort asc/ } )
		);
		await waitFor( () =>
			expect( queries ).toEqual( [
				[ '1', '20', 'desc' ],
				[ '2', '20', 'desc' ],
				[ '1', '20', 'desc' ],
				[ '1', '20', 'asc' ],
			] )
		);
	} );

	it( 'says that there are more rows than are counted, and goes on behind them', async () => {
		open( ( _call, query ) =>
			page( [ row( Number( query.get( 'page' ) ) ) ], { total: 10_001 } )
		);
		await link( 'Person 1' );
		expect(
			screen.getByText( '1–1 of more than 10,000' )
		).toBeInTheDocument();
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Current page' } ),
			'500'
		);
		await link( 'Person 500' );
		await userEvent.click( button( 'Next page' ) );
		await link( 'Person 501' );
	} );

	it( 'goes on searching through older answers until it finds something', async () => {
		open( ( _call, query ) => {
			if ( ! query.get( 'search' ) ) {
				return page( [ row( 9 ) ] );
			}
			return query.get( 'cursor' )
				? page( [ row( 1, { name: 'Found' } ) ] )
				: page( [], {
						next: '2026-01-01 00:00:00,5',
						searched_to: '2026-01-01 00:00:00',
					} );
		} );
		await link( 'Person 9' );
		await userEvent.type( screen.getByRole( 'searchbox' ), 'found' );
		await link( 'Found' );
		expect( screen.queryByText( 'Person 9' ) ).toBeNull();
	} );
} );

describe( 'actions', () => {
	it( 'are done to all that are ticked, and deleting asks first', async () => {
		open(
			( { method, data } ) =>
				method === 'POST'
					? outcome( data?.ids ?? [], [] )
					: page( [ row( 2 ), row( 1 ) ] ),
			'#/trash'
		);
		await link( 'Person 1' );
		for ( const name of [ 'Person 2', 'Person 1' ] ) {
			await userEvent.click( screen.getByRole( 'checkbox', { name } ) );
		}
		await userEvent.click( button( 'Delete permanently' ) );
		const dialog = screen.getByRole( 'dialog' );
		expect( writes() ).toEqual( [] );
		await userEvent.click(
			within( dialog ).getByRole( 'button', {
				name: 'Delete permanently',
			} )
		);
		await waitFor( () =>
			expect( writes() ).toEqual( [
				expect.objectContaining( {
					data: { action: 'delete', ids: [ 2, 1 ] },
				} ),
			] )
		);
		expect(
			await screen.findByText( '2 responses deleted.', {
				selector: '.components-notice__content',
			} )
		).toBeInTheDocument();
	} );

	it( 'that fail leave their answers ticked and say why', async () => {
		open( ( { method } ) =>
			method === 'POST'
				? {
						...outcome( [], [] ),
						failed: [ { id: 1, message: 'Not yours.' } ],
					}
				: page( [ row( 1 ) ] )
		);
		await link( 'Person 1' );
		await userEvent.click( button( 'Actions' ) );
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: 'Mark as spam' } )
		);
		expect(
			await screen.findByText( 'Not yours.', {
				selector: '.components-notice__content',
			} )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'checkbox', { name: /Person 1/ } )
		).toBeChecked();
	} );
} );

describe( 'what comes from outside', () => {
	it( 'is read whatever it is', () => {
		for ( const odd of [ null, 5, 'x', [], { items: [ null, 5 ] } ] ) {
			expect( readPage( odd ).next ).toBe( '' );
			expect( readOutcome( odd ).done ).toEqual( [] );
			expect( readDetails( odd ).fields ).toEqual( [] );
		}
		expect( parseHash( '#/spam/12' ) ).toEqual( { view: 'spam', id: 12 } );
		expect( parseHash( '#/evil/x' ) ).toEqual( { view: 'inbox', id: 0 } );
		expect( dayAfter( '2026-12-31' ) ).toBe( '2027-01-01' );
		expect( dayAfter( 'x' ) ).toBe( '' );
	} );
} );
