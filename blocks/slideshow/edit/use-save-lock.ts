import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

type Locks = {
	lockPostSaving: ( name: string ) => void;
	unlockPostSaving: ( name: string ) => void;
};

const isLocks = ( actions: unknown ): actions is Locks =>
	typeof actions === 'object' &&
	actions !== null &&
	'lockPostSaving' in actions &&
	'unlockPostSaving' in actions;

/**
 * Keeps the post from being saved for a while.
 *
 * @param name     Name of the lock.
 * @param isLocked Whether it is needed now.
 */
export function useSaveLock( name: string, isLocked: boolean ): void {
	const registry = useRegistry();
	useEffect( () => {
		// By name: screens that edit no post, such as Widgets, have no such store.
		const actions: unknown = isLocked
			? registry.dispatch( 'core/editor' )
			: null;
		if ( ! isLocks( actions ) ) {
			return undefined;
		}
		actions.lockPostSaving( name );
		return () => actions.unlockPostSaving( name );
	}, [ registry, name, isLocked ] );
}
