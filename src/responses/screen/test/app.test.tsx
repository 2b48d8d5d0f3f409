import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { dayAfter } from '@shared/admin/dates';
import { readDetails, readOutcome, readPage } from '../types';
import { parseHash } from '../use-hash';
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
		expect( await link( HOSTILE ) ).toHaveAttribute( 'href', '#/inbox/2' );
		expect( container.querySelector( 'img' ) ).toBeNull();
		const [ , first, second ] = await rows();
		expect( first ).toHaveTextContent( '(unread)' );
		expect( second ).toHaveTextContent( 'E-mail failed' );
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

	it( 'pages to older ones and back', async () => {
		open( ( _call, query ) =>
			query.get( 'before' )
				? page( [ row( 1 ) ] )
				: page( [ row( 2 ) ], { next: '2026-11-20 10:00:00,2' } )
		);
		await link( 'Person 2' );
		const [ older ] = screen.getAllByRole( 'button', { name: 'Older' } );
		await userEvent.click( older ?? document.body );
		await link( 'Person 1' );
		const [ newer ] = screen.getAllByRole( 'button', { name: 'Newer' } );
		await userEvent.click( newer ?? document.body );
		await link( 'Person 2' );
	} );

	it( 'goes on searching through older answers until it finds something', async () => {
		open( ( _call, query ) => {
			if ( ! query.get( 'search' ) ) {
				return page( [ row( 9 ) ] );
			}
			return query.get( 'before' )
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

	it( 'exports what the filters show, or what is ticked', async () => {
		open( () => page( [ row( 1 ) ] ), '#/spam' );
		const csv = () => new URL( String( button2().getAttribute( 'href' ) ) );
		const button2 = () =>
			screen.getByRole( 'link', { name: 'Export CSV' } );
		await link( 'Person 1' );
		await screen.findByRole( 'option', { name: 'Contact' } );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Page' } ),
			'Contact'
		);
		expect( Object.fromEntries( csv().searchParams ) ).toEqual( {
			status: 'spam',
			source: '5',
			format: 'csv',
			_wpnonce: 'abc',
		} );
		await link( 'Person 1' );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: /Person 1/ } )
		);
		expect( csv().searchParams.get( 'ids[0]' ) ).toBe( '1' );
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
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Select all' } )
		);
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Bulk actions' } ),
			'Delete permanently'
		);
		await userEvent.click( button( 'Apply' ) );
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
		await userEvent.click( button( 'Mark as spam: Person 1' ) );
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
