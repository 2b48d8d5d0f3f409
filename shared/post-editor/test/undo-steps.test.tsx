import { renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	unregisterBlockType,
} from '@wordpress/blocks';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { useUndoSteps } from '..';

const NAME = 'test/list';

beforeAll( () => {
	registerBlockType( NAME, {
		title: 'List',
		category: 'text',
		attributes: { list: { type: 'array' } },
		apiVersion: 3,
	} );
} );

afterAll( () => {
	unregisterBlockType( NAME );
} );

/** A block in an editor; `set` changes its attribute and tells whether that began a step of undo. */
function setup() {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	const block = createBlock( NAME, { list: [] } );
	const actions = registry.dispatch( blockEditorStore );
	actions.insertBlocks( [ block ] );
	const Wrapper = ( { children }: { children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	const { result } = renderHook( useUndoSteps, { wrapper: Wrapper } );
	const steps: boolean[] = [];
	let count = 0;
	const set = () => {
		actions.updateBlockAttributes( block.clientId, { list: [ ++count ] } );
		const selectors: object = registry.select( blockEditorStore );
		const isStep: unknown = Reflect.get(
			selectors,
			'isLastBlockChangePersistent'
		);
		steps.push( typeof isStep === 'function' && isStep() === true );
	};
	return { steps, set, undo: result.current };
}

describe( 'Steps of undo', () => {
	it( 'are one of core’s for all changes of the same attribute', () => {
		const { set, steps } = setup();
		set();
		set();
		set();
		expect( steps ).toEqual( [ true, false, false ] );
	} );

	it( 'are one for each act, also around what is typed', () => {
		const { set, steps, undo } = setup();
		undo.act( set );
		undo.act( set );
		undo.type( 'a', set );
		undo.type( 'a', set );
		undo.act( set );
		undo.type( 'a', set );
		expect( steps ).toEqual( [ true, true, true, false, true, true ] );
	} );

	it( 'are one for each field that is typed in, until typing pauses', () => {
		jest.useFakeTimers();
		const { set, steps, undo } = setup();
		undo.type( 'a', set );
		jest.advanceTimersByTime( 900 );
		undo.type( 'a', set );
		undo.type( 'b', set );
		jest.advanceTimersByTime( 1100 );
		undo.type( 'b', set );
		jest.useRealTimers();
		expect( steps ).toEqual( [ true, false, true, true ] );
	} );
} );
