import { store as blockEditorStore } from '@wordpress/block-editor';
import { select, subscribe } from '@wordpress/data';
import { getPostSelectors } from '@shared/post-editor/post-store';
import type { BlockDefinition } from './define-block';

/** Data of a block for preloading. */
export type Preloadable = Pick< BlockDefinition, 'name' | 'preload' >;

/** Runs a task when the browser is idle. */
export const idle = ( task: () => void ): void => {
	if ( typeof window.requestIdleCallback === 'function' ) {
		window.requestIdleCallback( task );
	} else {
		// Safari lacks requestIdleCallback.
		setTimeout( task, 200 );
	}
};

function preloadInTurn( queue: readonly Preloadable[] ): void {
	const [ next, ...rest ] = queue;
	if ( ! next ) {
		return;
	}
	// A failed chunk is requested again, with a message, when the block is rendered.
	const proceed = () => idle( () => preloadInTurn( rest ) );
	next.preload().then( proceed, proceed );
}

const isInserterOpen = (): boolean =>
	getPostSelectors( { select }, 'isInserterOpened' )?.isInserterOpened() ===
	true;

/**
 * Preloads the edit chunks when the browser is idle, starting with blocks of the post. It starts when the inserter
 * opens or the post has one of the blocks.
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
		// The list is the same object until a block is added or removed.
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
