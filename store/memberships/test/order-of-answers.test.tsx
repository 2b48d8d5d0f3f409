import { RegistryProvider, createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { membershipsStore, usePlans } from '..';
import { NEW, PLAN, STATUS, may, request } from './server';

jest.mock( '@wordpress/api-fetch' );

const OWN = { ...PLAN, id: 12, title: NEW.title };
const FIRST = { ...PLAN, id: 11, title: 'Monthly Subscription' };
const NOTHING = { ...STATUS, products: [] };

/** A site that answers when the test says so, in the order the test wants. */
function hold() {
	const waiting = new Map< string, ( value: unknown ) => void >();
	request.mockImplementation(
		( { path = '', data } ) =>
			new Promise( ( resolve, reject ) => {
				const name = /status/.test( path )
					? 'status'
					: String( Object( data ).title );
				waiting.set( name, ( value ) =>
					value instanceof Error ? reject( value ) : resolve( value )
				);
			} )
	);
	return {
		/** Answers one or more questions in one go, before anything is drawn. */
		answer: ( ...answers: [ name: string, value: unknown ][] ) =>
			act( async () => {
				for ( const [ name, value ] of answers ) {
					waiting.get( name )?.( value );
					waiting.delete( name );
				}
			} ),
		asked: () => [ ...waiting.keys() ],
	};
}

/** A block as the editor has it: what is stored is there at once, and it is drawn when the test says so. */
function setup( stored = 0 ) {
	const registry = createRegistry();
	registry.register( membershipsStore );
	registry.register( noticesStore );
	const block = { plan: stored, given: [] as [ number, boolean ][] };
	const hook = renderHook(
		( { selectedId }: { selectedId: number } ) =>
			usePlans( {
				selectedId,
				hasPlan: () => block.plan > 0,
				onSelect: ( id, isAutomatic ) => {
					block.plan = id;
					block.given.push( [ id, isAutomatic ] );
				},
			} ),
		{
			initialProps: { selectedId: stored },
			wrapper: ( { children }: { children: ReactNode } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
	return {
		...hook,
		block,
		registry,
		/** The author makes a plan; its answer is held. */
		make: () =>
			act( async () => void hook.result.current.save( { ...NEW } ) ),
		titles: () =>
			registry
				.select( membershipsStore )
				.getProductsNoResolver()
				.map( ( { title } ) => title ),
	};
}

beforeEach( () => {
	request.mockReset();
	may( true );
} );

describe( 'A plan that the author makes while the first one is made', () => {
	const first: [ string, unknown ] = [ FIRST.title, FIRST ];
	const own: [ string, unknown ] = [ OWN.title, OWN ];

	it.each( [
		[ 'after it', [ [ first ], [ own ] ] ],
		[ 'before it', [ [ own ], [ first ] ] ],
		[ 'right after it', [ [ first, own ] ] ],
		[ 'right before it', [ [ own, first ] ] ],
	] )( 'is the one of the block when it comes %s', async ( _, turns ) => {
		const site = hold();
		const { block, make, result, rerender, titles } = setup();
		await site.answer( [ 'status', NOTHING ] );
		await make();
		expect( site.asked().sort() ).toEqual( [ FIRST.title, OWN.title ] );
		for ( const turn of turns ) {
			await site.answer( ...turn );
		}
		expect( block.plan ).toBe( OWN.id );
		expect( block.given.at( -1 ) ).toEqual( [ OWN.id, false ] );
		expect( titles().sort() ).toEqual( [ FIRST.title, OWN.title ] );
		rerender( { selectedId: block.plan } );
		expect( result.current.selected ).toEqual( OWN );
	} );

	it( 'is followed by the first one where it could not be stored', async () => {
		const site = hold();
		const { block, make } = setup();
		await site.answer( [ 'status', NOTHING ] );
		await make();
		await site.answer( [ OWN.title, new Error( 'Full.' ) ], first );
		expect( block.given ).toEqual( [ [ FIRST.id, true ] ] );
	} );

	it( 'is all there is where the first one could not be stored', async () => {
		const site = hold();
		const { block, make } = setup();
		await site.answer( [ 'status', NOTHING ] );
		await make();
		await site.answer( own, [ FIRST.title, new Error( 'Full.' ) ] );
		expect( block.given ).toEqual( [ [ OWN.id, false ] ] );
	} );
} );

describe( 'A block that gets a plan from elsewhere, and is not drawn yet', () => {
	it( 'keeps it while the plans are asked for, and none is made', async () => {
		const site = hold();
		const { block } = setup();
		block.plan = 40;
		await site.answer( [ 'status', NOTHING ] );
		expect( block ).toEqual( { plan: 40, given: [] } );
		expect( site.asked() ).toEqual( [] );
	} );

	it( 'keeps it while the first plan is made', async () => {
		const site = hold();
		const { block } = setup();
		await site.answer( [ 'status', NOTHING ] );
		block.plan = 40;
		await site.answer( [ FIRST.title, FIRST ] );
		expect( block ).toEqual( { plan: 40, given: [] } );
	} );

	it( 'is left alone once it is gone', async () => {
		const site = hold();
		const { block, unmount } = setup();
		await site.answer( [ 'status', NOTHING ] );
		unmount();
		await site.answer( [ FIRST.title, FIRST ] );
		expect( block.given ).toEqual( [] );
	} );
} );

it( 'A plan that is made while the plans are asked for again is not lost', async () => {
	const site = hold();
	const { make, registry, titles } = setup( 7 );
	await site.answer( [ 'status', STATUS ] );
	const again = registry.dispatch( membershipsStore ).loadProducts();
	await make();
	await site.answer( [ OWN.title, OWN ] );
	await site.answer( [ 'status', STATUS ] );
	await again;
	expect( titles() ).toEqual( [ PLAN.title, OWN.title ] );
} );
