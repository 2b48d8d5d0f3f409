import { store as blockEditorStore } from '@wordpress/block-editor';
import { select, subscribe } from '@wordpress/data';
import { getPostSelectors } from '@shared/post-editor/post-store';
import type { BlockDefinition } from './define-block';

/** What preloading needs of a block. */
export type Preloadable = Pick< BlockDefinition, 'name' | 'preload' >;

const idle = ( task: () => void ): void => {
	if ( typeof window.requestIdleCallback === 'function' ) {
		window.requestIdleCallback( task );
	} else {
		// Safari: soon, but behind what is waiting.
		setTimeout( task, 200 );
	}
};

function preloadInTurn( queue: readonly Preloadable[] ): void {
	const [ next, ...rest ] = queue;
	if ( ! next ) {
		return;
	}
	// A failed chunk is asked for again, with a message, when the block is drawn.
	const proceed = () => idle( () => preloadInTurn( rest ) );
	next.preload().then( proceed, proceed );
}

const isInserterOpen = (): boolean =>
	getPostSelectors( { select }, 'isInserterOpened' )?.isInserterOpened() ===
	true;

/**
 * Fetches the edit chunks when the browser is idle, those of the post's own blocks
 * first, so that inserting a block does not wait. It begins when the inserter opens
 * or one of the blocks is in the post: a post that uses none of them fetches none.
 *
 * @param blocks The registered blocks.
 */
export function preloadWhenIdle( blocks: readonly Preloadable[] ): void {
	let ids: unknown;
	let inPost: readonly Preloadable[] = [];
	const unsubscribe = subscribe( () => {
		const { getClientIdsWithDescendants, getBlockName } =
			select( blockEditorStore );
		const current: string[] = getClientIdsWithDescendants();
		// The list is the same object until a block comes or goes: nothing to look at.
		if ( current !== ids ) {
			ids = current;
			const used = new Set( current.map( ( id ) => getBlockName( id ) ) );
			inPost = blocks.filter( ( { name } ) => used.has( name ) );
		}
		if ( inPost.length === 0 && ! isInserterOpen() ) {
			return;
		}
		unsubscribe();
		const others = blocks.filter( ( block ) => ! inPost.includes( block ) );
		idle( () => preloadInTurn( [ ...inPost, ...others ] ) );
	} );
}
