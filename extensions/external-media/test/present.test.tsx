import apiFetch from '@wordpress/api-fetch';
import { getQueryArgs } from '@wordpress/url';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal } from '../open-library';
import { getPicture, toCopy, toPage } from './open';

jest.mock( '@wordpress/api-fetch' );

const IDS = Array.from( { length: 150 }, ( _, index ) => index + 1 );

test( 'a large gallery keeps all that it has', async () => {
	Object.assign( window, { mainstreetBlocks: {} } );
	// WordPress gives a hundred at once, at most.
	jest.mocked( apiFetch ).mockImplementation( async ( options ) => {
		const { path = '', method } = options ?? {};
		if ( method === 'POST' ) {
			return [ toCopy( 999 ) ];
		}
		const { include } = getQueryArgs( path );
		return Array.isArray( include )
			? include.slice( 0, 100 ).map( ( id ) => ( {
					id: Number( id ),
					source_url: `https://here.example/${ id }.png`,
				} ) )
			: toPage( 1, 2, false );
	} );
	const user = userEvent.setup();
	const onSelect = jest.fn();
	act( () =>
		openModal( 'openverse', {
			gallery: true,
			value: IDS,
			onSelect,
			render: () => <i />,
		} )
	);
	await user.click( await getPicture( 2 ) );
	await user.click( screen.getByRole( 'button', { name: 'Select' } ) );
	await waitFor( () => expect( onSelect ).toHaveBeenCalledTimes( 1 ) );
	expect(
		onSelect.mock.calls[ 0 ]?.[ 0 ].map( ( { id }: { id: number } ) => id )
	).toEqual( [ ...IDS, 999 ] );
} );
