import { addAction, removeAction } from '@wordpress/hooks';
import { identifyUser, track } from '..';

const told = jest.fn();

function print( tracking: unknown, state: object = {} ) {
	Object.assign( window, {
		mainstreetBlocks: { tracking },
		Mainstreet_Editor_Initial_State: state,
	} );
}

beforeEach( () => {
	told.mockReset();
	addAction( 'mainstreet.track', 'test', told );
	addAction( 'mainstreet.trackUser', 'test', told );
} );

afterEach( () => {
	removeAction( 'mainstreet.track', 'test' );
	removeAction( 'mainstreet.trackUser', 'test' );
} );

describe( 'Telling the site what people do', () => {
	it.each( [ 'akismet_a', 'jetpack_b', 'mainstreet_c' ] )(
		'tells %s with its facts',
		( name ) => {
			print( true );
			track( name, { plan: 'x' } );
			expect( told.mock.calls ).toEqual( [ [ name, { plan: 'x' } ] ] );
		}
	);

	it.each( [ 'other_a', 'jetpackb', '_jetpack_', '', 'x jetpack_' ] )(
		'keeps "%s" to itself',
		( name ) => {
			print( true );
			track( name );
			expect( told ).not.toHaveBeenCalled();
		}
	);

	it.each( [ false, undefined, 'yes', 1 ] )(
		'tells nothing where that is not switched on (%s)',
		( tracking ) => {
			print( tracking, { tracksUserData: { userid: 1 } } );
			track( 'jetpack_a' );
			identifyUser();
			expect( told ).not.toHaveBeenCalled();
		}
	);

	it( 'sends nothing anywhere', () => {
		const fetch = jest.fn();
		Object.assign( window, { fetch } );
		print( true );
		track( 'jetpack_a' );
		expect( fetch ).not.toHaveBeenCalled();
		expect( document.images ).toHaveLength( 0 );
	} );

	it( 'says who uses the editor where the site printed that', () => {
		print( true, { tracksUserData: false, wpcomBlogId: 0 } );
		identifyUser();
		expect( told ).not.toHaveBeenCalled();
		print( true, {
			tracksUserData: { userid: 3, username: 'ann' },
			wpcomBlogId: 12,
		} );
		identifyUser();
		expect( told.mock.calls ).toEqual( [
			[ { userId: 3, username: 'ann', blogId: 12 } ],
		] );
	} );
} );
