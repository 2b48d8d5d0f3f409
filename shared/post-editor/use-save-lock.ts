import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { getPostActions } from './post-store';

/**
 * Keeps the post from being saved until the function that it returns is called: for work that goes on when what began it is not drawn any
 * more. Where no post is edited, nothing happens.
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
 * Keeps the post from being saved for a while, at most as long as the component is drawn. Where no post is edited, nothing happens.
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
