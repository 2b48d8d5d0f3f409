import { screen, waitFor, within } from '@testing-library/react';
import { HOSTILE, choose, link, open, page, request, row } from './screen';

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
