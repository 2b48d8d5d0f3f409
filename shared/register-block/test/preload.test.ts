import { createBlock, registerBlockType } from '@wordpress/blocks';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { preloadWhenIdle, type Preloadable } from '../preload';

/** Stands in for the post editor's store: only whether the inserter is open. */
const editorStore = createReduxStore( 'core/editor', {
	reducer: (
		state: boolean = false,
		action: { type: string; isOpen?: boolean }
	): boolean => ( action.type === 'SET' ? action.isOpen === true : state ),
	actions: {
		setIsOpen: ( isOpen: boolean ) => ( { type: 'SET', isOpen } ),
	},
	selectors: { isInserterOpened: ( state: boolean ) => state },
} );

beforeAll( () => {
	register( editorStore );
	for ( const name of [ 'toy/one', 'toy/two', 'core/other' ] ) {
		registerBlockType( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: {},
			edit: () => null,
			save: () => null,
		} );
	}
} );

beforeEach( () => {
	window.requestIdleCallback = ( task ) => {
		task( { didTimeout: false, timeRemaining: () => 50 } );
		return 0;
	};
	dispatch( blockEditorStore ).resetBlocks( [] );
	dispatch( editorStore ).setIsOpen( false );
} );

const settle = () => new Promise( ( resolve ) => setImmediate( resolve ) );

function makeBlocks() {
	const loaded: string[] = [];
	const blocks: Preloadable[] = [ 'toy/one', 'toy/two' ].map( ( name ) => ( {
		name,
		preload: async () => loaded.push( name ),
	} ) );
	return { loaded, blocks };
}

describe( 'preloadWhenIdle', () => {
	it( 'fetches nothing while no block of ours is used', async () => {
		const { loaded, blocks } = makeBlocks();
		preloadWhenIdle( blocks );
		dispatch( blockEditorStore ).insertBlocks( [
			createBlock( 'core/other' ),
		] );
		await settle();
		expect( loaded ).toEqual( [] );
	} );

	it( 'fetches the post’s own blocks first, then the others', async () => {
		const { loaded, blocks } = makeBlocks();
		preloadWhenIdle( blocks );
		dispatch( blockEditorStore ).insertBlocks( [
			createBlock( 'toy/two' ),
		] );
		await settle();
		expect( loaded ).toEqual( [ 'toy/two', 'toy/one' ] );
	} );

	it( 'fetches all when the inserter opens, going on after a failure', async () => {
		const { loaded, blocks } = makeBlocks();
		preloadWhenIdle( [
			{ name: 'toy/zero', preload: () => Promise.reject( new Error() ) },
			...blocks,
		] );
		dispatch( editorStore ).setIsOpen( true );
		await settle();
		expect( loaded ).toEqual( [ 'toy/one', 'toy/two' ] );
	} );
} );
