import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { getPostActions } from './post-store';

/**
 * Keeps the post from being saved for a while. Where no post is edited, nothing happens.
 *
 * @param name     Name of the lock, another for each block.
 * @param isLocked Whether it is needed now.
 */
export function useSaveLock( name: string, isLocked: boolean ): void {
	const registry = useRegistry();
	useEffect( () => {
		const post = isLocked
			? getPostActions( registry, 'lockPostSaving', 'unlockPostSaving' )
			: null;
		post?.lockPostSaving( name );
		return () => {
			post?.unlockPostSaving( name );
		};
	}, [ registry, name, isLocked ] );
}
