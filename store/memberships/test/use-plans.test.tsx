import {
	RegistryProvider,
	createReduxStore,
	createRegistry,
} from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { membershipsStore, usePlans } from '..';
import { NEW, PLAN, STATUS, answer, failure, may, request } from './server';

jest.mock( '@wordpress/api-fetch' );

const onSelect = jest.fn();
/** Locks on saving that hold. */
const locks = new Set< unknown >();

/** Of the store of the post, what is needed. */
const postStore = createReduxStore( 'core/editor', {
	reducer: ( state = null ) => state,
	actions: {
		lockPostSaving: ( lock: string ) => {
			locks.add( lock );
			return { type: 'LOCK' };
		},
		unlockPostSaving: ( lock: string ) => {
			locks.delete( lock );
			return { type: 'UNLOCK' };
		},
	},
} );

function setup( selectedId: number | undefined ) {
	const registry = createRegistry();
	registry.register( membershipsStore );
	registry.register( noticesStore );
	registry.register( postStore );
	return renderHook(
		( { id }: { id: number | undefined } ) =>
			usePlans( {
				selectedId: id,
				hasPlan: () => Boolean( id ),
				onSelect,
			} ),
		{
			initialProps: { id: selectedId },
			wrapper: ( { children }: { children: ReactNode } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
}

beforeEach( () => {
	request.mockReset();
	onSelect.mockReset();
	locks.clear();
	may( true );
} );

describe( 'usePlans', () => {
	it( 'gives a block without a plan the first, and says that nobody chose it', async () => {
		answer( { 'GET status': STATUS } );
		const { result, rerender } = setup( undefined );
		expect( result.current ).toMatchObject( {
			isLoading: true,
			isConnected: false,
			isInvalid: false,
			productType: 'payment-plan',
		} );
		await waitFor( () =>
			expect( onSelect ).toHaveBeenCalledWith( 7, true )
		);
		rerender( { id: 7 } );
		expect( result.current ).toMatchObject( {
			isLoading: false,
			isConnected: true,
			selected: PLAN,
			selectedId: 7,
			mode: 'test',
			isInvalid: false,
		} );
		expect( onSelect ).toHaveBeenCalledTimes( 1 );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps the post from being saved until a block without a plan has its first', async () => {
		let make: ( plan: unknown ) => void = () => {};
		answer( {
			'GET status': { ...STATUS, products: [] },
			'POST product': new Promise( ( resolve ) => ( make = resolve ) ),
		} );
		const { rerender } = setup( undefined );
		expect( locks.size ).toBe( 1 );
		await waitFor( () => expect( request ).toHaveBeenCalledTimes( 2 ) );
		expect( locks.size ).toBe( 1 );
		await act( async () => make( { ...PLAN, id: 12 } ) );
		expect( onSelect ).toHaveBeenCalledWith( 12, true );
		rerender( { id: 12 } );
		expect( locks.size ).toBe( 0 );
	} );

	it( 'lets it be saved when there is no plan to be had, when it has one, and when the block is gone', async () => {
		answer( { 'GET status': failure( 'Stripe does not answer.' ) } );
		const { unmount: end } = setup( undefined );
		expect( locks.size ).toBe( 1 );
		await waitFor( () => expect( locks.size ).toBe( 0 ) );
		end();
		answer( { 'GET status': STATUS } );
		const { unmount: leave } = setup( 7 );
		expect( locks.size ).toBe( 0 );
		leave();
		answer( { 'GET status': new Promise( () => {} ) } );
		const { unmount } = setup( undefined );
		expect( locks.size ).toBe( 1 );
		unmount();
		expect( locks.size ).toBe( 0 );
	} );

	it( 'knows a plan that is not there', async () => {
		answer( { 'GET status': STATUS } );
		const { result } = setup( 99 );
		await waitFor( () => expect( result.current.isInvalid ).toBe( true ) );
		expect( result.current.selected ).toBeUndefined();
		expect( onSelect ).not.toHaveBeenCalled();
	} );

	it( 'says of no plan that it is not there while nothing is connected', async () => {
		answer( {
			'GET status': {
				...STATUS,
				connected_account_id: null,
				connect_url: 'https://example.org',
			},
		} );
		const { result } = setup( 99 );
		await waitFor( () =>
			expect( result.current.connectUrl ).toBe( 'https://example.org' )
		);
		expect( result.current ).toMatchObject( {
			isConnected: false,
			isInvalid: false,
		} );
	} );

	it( 'makes a plan and selects it', async () => {
		answer( { 'GET status': STATUS, 'POST product': { ...PLAN, id: 12 } } );
		const { result } = setup( 7 );
		await waitFor( () =>
			expect( result.current.isConnected ).toBe( true )
		);
		await act( async () => {
			await result.current.save( NEW );
		} );
		expect( onSelect ).toHaveBeenCalledWith( 12, false );
		expect( result.current.products ).toHaveLength( 2 );
		act( () => result.current.select( 7 ) );
		expect( onSelect ).toHaveBeenLastCalledWith( 7, false );
	} );
} );
