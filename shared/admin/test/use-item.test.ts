import { act, renderHook } from '@testing-library/react';
import type { Result } from '../request';
import { useItem } from '../use-item';
import { useList } from '../use-list';

/** A request whose answer the test gives. */
function makeRequest< Value >() {
	const calls: {
		signal: AbortSignal;
		answer: ( result: Result< Value > ) => void;
	}[] = [];
	const load = ( signal: AbortSignal ) =>
		new Promise< Result< Value > >( ( resolve ) => {
			calls.push( { signal, answer: resolve } );
		} );
	const answer = ( index: number, result: Result< Value > ) =>
		act( async () => calls[ index ]?.answer( result ) );
	return { calls, load, answer };
}

const failure = ( message: string ) =>
	( { ok: false, message, fields: {}, isAborted: false } ) as const;

describe( 'useItem', () => {
	it( 'keeps the item while it loads again, and when that fails', async () => {
		const { load, answer } = makeRequest< string >();
		const { result } = renderHook( () => useItem( load ) );
		expect( result.current ).toMatchObject( { item: null, isBusy: true } );
		await answer( 0, { ok: true, value: 'a' } );
		expect( result.current ).toMatchObject( { item: 'a', isBusy: false } );
		act( result.current.reload );
		expect( result.current ).toMatchObject( { item: 'a', isBusy: true } );
		await answer( 1, failure( 'No.' ) );
		expect( result.current ).toMatchObject( {
			item: 'a',
			error: 'No.',
			isBusy: false,
		} );
	} );

	it( 'ends a request that another replaces, and ignores its answer', async () => {
		const first = makeRequest< string >();
		const second = makeRequest< string >();
		const { result, rerender, unmount } = renderHook(
			( { load } ) => useItem( load ),
			{ initialProps: { load: first.load } }
		);
		rerender( { load: second.load } );
		expect( first.calls[ 0 ]?.signal.aborted ).toBe( true );
		await second.answer( 0, { ok: true, value: 'b' } );
		await first.answer( 0, { ok: true, value: 'a' } );
		expect( result.current.item ).toBe( 'b' );
		unmount();
		expect( second.calls[ 0 ]?.signal.aborted ).toBe( true );
	} );

	it( 'loads again with another revision', async () => {
		const { load, calls } = makeRequest< string >();
		const { rerender } = renderHook(
			( { revision } ) => useItem( load, revision ),
			{ initialProps: { revision: 0 } }
		);
		rerender( { revision: 0 } );
		expect( calls ).toHaveLength( 1 );
		rerender( { revision: 1 } );
		expect( calls ).toHaveLength( 2 );
	} );
} );

describe( 'useList', () => {
	it( 'says that there are more than the server counts', async () => {
		const { load, answer } = makeRequest< {
			items: number[];
			total: number;
		} >();
		const { result } = renderHook( () => useList( load ) );
		expect( result.current.listProps ).toMatchObject( {
			items: [],
			total: 0,
			hasMore: false,
		} );
		await answer( 0, { ok: true, value: { items: [ 1 ], total: 10001 } } );
		expect( result.current.listProps ).toMatchObject( {
			items: [ 1 ],
			total: 10000,
			hasMore: true,
		} );
	} );
} );
