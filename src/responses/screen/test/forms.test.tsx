import { screen, waitFor, within } from '@testing-library/react';
import { HOSTILE, choose, link, open, page, request, row } from './screen';
import userEvent from '@testing-library/user-event';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: Object.assign( jest.fn(), { use: jest.fn() } ),
} ) );

describe( 'titles of forms', () => {
	const answer = ( { path }: { path: string }, query: URLSearchParams ) => {
		if ( path.endsWith( '/forms' ) ) {
			return [ 'Boat hire', HOSTILE ];
		}
		const wanted = query.get( 'form' );
		return page(
			[ 'Boat hire', HOSTILE ].flatMap( ( form, index ) =>
				! wanted || form === wanted
					? [ row( index + 1, { form } ) ]
					: []
			)
		);
	};

	it( 'stand in the list, and filter it and its export', async () => {
		const { container } = open( answer );
		await link( 'Person 1' );
		expect(
			screen.getByRole( 'row', { name: /Person 1/ } )
		).toHaveTextContent( 'Boat hire' );
		expect( container.querySelector( 'img' ) ).toBeNull();
		await choose( 'Form', HOSTILE );
		await link( 'Person 2' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'link', { name: 'Person 1' } )
			).toBeNull()
		);
		expect(
			screen.getByRole( 'link', { name: 'Export CSV' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( encodeURIComponent( HOSTILE ) )
		);
	} );

	it( 'are no choice where no form has one', async () => {
		open( ( { path } ) =>
			path.endsWith( '/forms' ) ? [] : page( [ row( 1 ) ] )
		);
		await link( 'Person 1' );
		expect(
			within(
				screen.getByRole( 'group', { name: 'Filters' } )
			).queryByRole( 'button', { name: 'Form' } )
		).toBeNull();
		expect( request ).toHaveBeenCalled();
	} );
} );

describe( 'an export', () => {
	it( 'holds what the filters show, or what is ticked', async () => {
		open( () => page( [ row( 1 ) ] ), '#/spam' );
		const csv = ( name: string ) =>
			new URL(
				String(
					screen.getByRole( 'link', { name } ).getAttribute( 'href' )
				)
			);
		await link( 'Person 1' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Filter' } )
		);
		await choose( 'Page', 'Contact' );
		await waitFor( () =>
			expect(
				Object.fromEntries( csv( 'Export CSV' ).searchParams )
			).toEqual( {
				status: 'spam',
				source: '5',
				order: 'desc',
				format: 'csv',
				_wpnonce: 'abc',
			} )
		);
		await link( 'Person 1' );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: /Person 1/ } )
		);
		expect( csv( 'Export 1 as CSV' ).searchParams.get( 'ids[0]' ) ).toBe(
			'1'
		);
	} );
} );
