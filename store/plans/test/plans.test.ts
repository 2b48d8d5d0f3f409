import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { plansStore } from '..';

jest.mock( '@wordpress/api-fetch' );

const request = jest.mocked( apiFetch );

const BUSINESS = {
	product_slug: 'host_business',
	product_name: 'Business',
	path_slug: 'business',
	product_id: 1008,
};

function answer( answers: Record< string, unknown > ) {
	request.mockImplementation( async ( { path = '' } ) => {
		if ( ! ( path in answers ) ) {
			throw new Error( `unexpected ${ path }` );
		}
		return answers[ path ];
	} );
}

const site = ( plan: unknown ) => ( {
	code: 'success',
	data: JSON.stringify( { plan } ),
} );

function open() {
	const registry = createRegistry();
	registry.register( plansStore );
	return {
		act: registry.dispatch( plansStore ),
		see: registry.select( plansStore ),
		ask: registry.resolveSelect( plansStore ),
	};
}

beforeEach( () => {
	request.mockReset();
} );

describe( 'Plans of the host', () => {
	it( 'are asked for once, and stay the same objects', async () => {
		answer( { '/mainstreet/v1/plans': [ BUSINESS, null, { x: 1 } ] } );
		const { ask, see } = open();
		expect( see.getPlans() ).toBe( see.getPlans() );
		expect( await ask.getPlans() ).toEqual( [ BUSINESS ] );
		expect( see.getPlans() ).toBe( see.getPlans() );
		expect( await ask.getPlan( 'host_business' ) ).toEqual( BUSINESS );
		expect( await ask.getPlan( 'other' ) ).toBeUndefined();
	} );

	it( 'are none where the server has none', async () => {
		for ( const odd of [ null, {}, 'x', [] ] ) {
			answer( { '/mainstreet/v1/plans': odd } );
			expect( await open().ask.getPlans() ).toEqual( [] );
		}
		answer( {} );
		expect( await open().ask.getPlans() ).toEqual( [] );
	} );
} );

describe( 'The plan of the site', () => {
	it( 'is what the server says in a text', async () => {
		answer( {
			'/jetpack/v4/site': site( {
				product_slug: 'host_starter',
				product_name: 'Starter',
			} ),
		} );
		const { ask, act, see } = open();
		expect( see.getCurrentPlan() ).toBe( see.getCurrentPlan() );
		expect( ( await ask.getCurrentPlan() ).product_name ).toBe( 'Starter' );
		answer( { '/jetpack/v4/site': site( BUSINESS ) } );
		await act.loadCurrentPlan();
		expect( see.getCurrentPlan() ).toEqual( {
			product_slug: 'host_business',
			product_name: 'Business',
		} );
	} );

	it( 'has no name where the answer is no answer', async () => {
		for ( const odd of [
			null,
			{ data: '{' },
			{ data: 5 },
			site( null ),
			site( { product_name: 5 } ),
		] ) {
			answer( { '/jetpack/v4/site': odd } );
			expect( await open().ask.getCurrentPlan() ).toEqual( {
				product_slug: '',
				product_name: '',
			} );
		}
		answer( {} );
		expect( ( await open().ask.getCurrentPlan() ).product_slug ).toBe( '' );
	} );
} );
