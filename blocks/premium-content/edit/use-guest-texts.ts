import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useChangeWithoutUndo } from '@shared/post-editor';
import { findOtherTexts } from './guest-texts';

/**
 * Has the texts that a new guest view begins with say what is sold: a subscription, or access for one payment. Texts that somebody
 * wrote, and blocks whose plan is not chosen now, stay as they are.
 *
 * @param interval Interval of the plan that was chosen; undefined while none was.
 */
export function useGuestTexts(
	clientId: string,
	interval: string | undefined
): void {
	const registry = useRegistry();
	const changeWithoutUndo = useChangeWithoutUndo();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	// The plan may be there before the template's blocks are.
	const count = useSelect(
		( select ) =>
			select( blockEditorStore ).getClientIdsOfDescendants( [ clientId ] )
				.length,
		[ clientId ]
	);
	useEffect( () => {
		if ( ! interval ) {
			return;
		}
		const { getBlock, getClientIdsOfDescendants } =
			registry.select( blockEditorStore );
		const blocks = getClientIdsOfDescendants( [ clientId ] )
			.map( ( id: string ) => getBlock( id ) )
			.filter( ( block ) => block !== null );
		for ( const [ id, attributes ] of findOtherTexts( blocks, interval ) ) {
			changeWithoutUndo( () => {
				void updateBlockAttributes( id, attributes );
			} );
		}
	}, [
		changeWithoutUndo,
		clientId,
		count,
		interval,
		registry,
		updateBlockAttributes,
	] );
}
