import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { getPostActions } from './post-store';

/**
 * Locks saving until the returned function is called, for work that continues after unmount. Does nothing without a
 * post.
 *
 * @param registry          Registry of the editor's stores.
 * @param registry.dispatch Gives a store's actions.
 * @param name              Name of the lock, another for each block.
 */
export function lockSaving(
	registry: { dispatch: ( store: string ) => unknown },
	name: string
): () => void {
	const post = getPostActions(
		registry,
		'lockPostSaving',
		'unlockPostSaving'
	);
	post?.lockPostSaving( name );
	return () => {
		post?.unlockPostSaving( name );
	};
}

/**
 * Locks saving while the component is mounted and the condition holds. Does nothing without a post.
 *
 * @param name     Name of the lock, another for each block.
 * @param isLocked Whether it is needed now.
 */
export function useSaveLock( name: string, isLocked: boolean ): void {
	const registry = useRegistry();
	useEffect(
		() => ( isLocked ? lockSaving( registry, name ) : undefined ),
		[ registry, name, isLocked ]
	);
}
