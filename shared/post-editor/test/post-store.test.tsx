import { act, renderHook } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import type { ReactNode } from 'react';
import {
	getPostActions,
	getPostSelectors,
	useChangeWithoutUndo,
	usePost,
	useSaveLock,
} from '..';

type State = { id: number; locks: string[] };

/** An editor, with a post or without. */
function setup( hasPost: boolean ) {
	const registry = createRegistry();
	registry.register( blockEditorStore );
	const store = createReduxStore( 'core/editor', {
		reducer: (
			state: State = { id: 7, locks: [] },
			action: { type: string; lock?: string; id?: number }
		): State => {
			const { id = state.id, lock = '' } = action;
			switch ( action.type ) {
				case 'LOCK':
					return { id, locks: [ ...state.locks, lock ] };
				case 'UNLOCK':
					return {
						id,
						locks: state.locks.filter( ( each ) => each !== lock ),
					};
				case 'GO':
					return { ...state, id };
			}
			return state;
		},
		actions: {
			lockPostSaving: ( lock: string ) => ( { type: 'LOCK', lock } ),
			unlockPostSaving: ( lock: string ) => ( { type: 'UNLOCK', lock } ),
			go: ( id: number ) => ( { type: 'GO', id } ),
		},
		selectors: {
			getCurrentPostId: ( { id }: State ) => id,
			getLocks: ( { locks }: State ) => locks,
		},
	} );
	if ( hasPost ) {
		registry.register( store );
	}
	const wrapper = ( { children }: { children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return { registry, store, wrapper };
}

const readId = ( { getCurrentPostId }: { getCurrentPostId: () => unknown } ) =>
	getCurrentPostId();

describe( 'The post being edited', () => {
	it( 'is read and kept current', () => {
		const { registry, store, wrapper } = setup( true );
		const { result } = renderHook(
			() => usePost( [ 'getCurrentPostId' ], readId ),
			{ wrapper }
		);
		expect( result.current ).toBe( 7 );
		act( () => {
			registry.dispatch( store ).go( 8 );
		} );
		expect( result.current ).toBe( 8 );
	} );

	it( 'is not there on screens that edit none', () => {
		const { registry, wrapper } = setup( false );
		const { result } = renderHook(
			() => usePost( [ 'getCurrentPostId' ], readId ),
			{ wrapper }
		);
		expect( result.current ).toBeNull();
		expect( getPostSelectors( registry, 'getCurrentPostId' ) ).toBeNull();
		expect( getPostActions( registry, 'savePost' ) ).toBeNull();
	} );

	it( 'is not there for what this WordPress lacks', () => {
		const { registry } = setup( true );
		expect(
			getPostSelectors( registry, 'getCurrentPostId' )?.getCurrentPostId()
		).toBe( 7 );
		expect(
			getPostSelectors( registry, 'getCurrentPostId', 'isInserterOpened' )
		).toBeNull();
		expect( getPostActions( registry, 'lockPostSaving' ) ).not.toBeNull();
	} );

	it( 'is kept from being saved as long as that is needed', () => {
		const { registry, store, wrapper } = setup( true );
		const { rerender, unmount } = renderHook(
			( { isLocked }: { isLocked: boolean } ) =>
				useSaveLock( 'mine', isLocked ),
			{ wrapper, initialProps: { isLocked: false } }
		);
		const getLocks = () => registry.select( store ).getLocks();
		expect( getLocks() ).toEqual( [] );
		rerender( { isLocked: true } );
		expect( getLocks() ).toEqual( [ 'mine' ] );
		rerender( { isLocked: false } );
		expect( getLocks() ).toEqual( [] );
		rerender( { isLocked: true } );
		unmount();
		expect( getLocks() ).toEqual( [] );
	} );

	it( 'needs not be there for a lock or a change', () => {
		const { wrapper } = setup( false );
		expect( () =>
			renderHook( () => useSaveLock( 'mine', true ), { wrapper } )
		).not.toThrow();
	} );
} );

describe( 'useChangeWithoutUndo', () => {
	it( 'makes a change that is no step of undo', () => {
		const { registry, wrapper } = setup( false );
		const isStep = (): unknown => {
			const selectors: object = registry.select( blockEditorStore );
			const read: unknown = Reflect.get(
				selectors,
				'isLastBlockChangePersistent'
			);
			return typeof read === 'function' && read();
		};
		const { result } = renderHook( useChangeWithoutUndo, { wrapper } );
		const reset = () =>
			registry.dispatch( blockEditorStore ).insertBlocks( [] );
		registry.dispatch( blockEditorStore ).resetBlocks( [] );
		const change = jest.fn( () => {
			registry
				.dispatch( blockEditorStore )
				.updateBlockAttributes( 'none', { a: 1 } );
		} );
		reset();
		expect( isStep() ).toBe( true );
		act( () => result.current( change ) );
		expect( change ).toHaveBeenCalledTimes( 1 );
		expect( isStep() ).toBe( false );
	} );
} );
