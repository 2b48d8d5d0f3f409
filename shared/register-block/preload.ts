import { select, subscribe } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { BlockDefinition } from './define-block';

const idle = ( task: () => void ): void => {
	if ( typeof window.requestIdleCallback === 'function' ) {
		window.requestIdleCallback( task );
	} else {
		setTimeout( task, 200 );
	}
};

function preloadInTurn( queue: BlockDefinition[] ): void {
	const [ next, ...rest ] = queue;
	if ( ! next ) {
		return;
	}
	// A failed chunk is asked for again, with a message, when the block is drawn.
	const proceed = () => idle( () => preloadInTurn( rest ) );
	next.preload().then( proceed, proceed );
}

function isInserterOpen(): boolean {
	// By name: the widgets and site editors have other stores beside this one, or none.
	const editor: unknown = select( 'core/editor' );
	return (
		typeof editor === 'object' &&
		editor !== null &&
		'isInserterOpened' in editor &&
		typeof editor.isInserterOpened === 'function' &&
		editor.isInserterOpened() === true
	);
}

/**
 * Fetches the edit chunks when the browser is idle, those of the post's own blocks
 * first, so that inserting a block does not wait. It begins when the inserter opens
 * or one of the blocks is in the post: a post that uses none of them fetches none.
 *
 * @param blocks The registered blocks.
 */
export function preloadWhenIdle( blocks: BlockDefinition[] ): void {
	const isOwn = new Set( blocks.map( ( block ) => block.name ) );
	const unsubscribe = subscribe( () => {
		const { getClientIdsWithDescendants, getBlockName } =
			select( blockEditorStore );
		const used = new Set(
			getClientIdsWithDescendants().map( ( id: string ) =>
				getBlockName( id )
			)
		);
		const inPost = blocks.filter( ( block ) => used.has( block.name ) );
		if ( inPost.length === 0 && ! isInserterOpen() ) {
			return;
		}
		unsubscribe();
		const others = blocks.filter(
			( block ) => isOwn.has( block.name ) && ! used.has( block.name )
		);
		idle( () => preloadInTurn( [ ...inPost, ...others ] ) );
	}, blockEditorStore );
	// Opening the inserter changes another store than the one above.
	const unsubscribeInserter = subscribe( () => {
		if ( isInserterOpen() ) {
			unsubscribeInserter();
			idle( () => preloadInTurn( blocks ) );
		}
	}, 'core/editor' );
}
