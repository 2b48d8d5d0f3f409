import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { isRecord } from '@shared/guards';
import { useChangeWithoutUndo } from '@shared/post-editor';
import type { Attributes } from '../types';

/**
 * Values that the button takes from its parent, where they differ from its own.
 *
 * @param attributes  Attributes of the button.
 * @param parent      Attributes of its parent.
 * @param passthrough The button’s attribute name => name of the parent's.
 */
export function getInheritedValues(
	attributes: Record< string, unknown >,
	parent: unknown,
	passthrough: unknown
): Record< string, unknown > {
	if ( ! isRecord( parent ) || ! isRecord( passthrough ) ) {
		return {};
	}
	return Object.fromEntries(
		Object.entries( passthrough )
			.filter(
				( [ name, source ] ) =>
					typeof source === 'string' &&
					source in parent &&
					parent[ source ] !== attributes[ name ]
			)
			.map( ( [ name, source ] ) => [ name, parent[ String( source ) ] ] )
	);
}

/**
 * Keeps the attributes named in `passthroughAttributes` equal to the parent's, outside of undo:
 * it is the parent's change that is undone.
 *
 * @param clientId Block id of the button.
 */
export function useParentValues(
	clientId: string,
	attributes: Attributes
): void {
	const parent: unknown = useSelect(
		( select ) => {
			const { getBlockAttributes, getBlockRootClientId } =
				select( blockEditorStore );
			const id = getBlockRootClientId( clientId );
			return id ? getBlockAttributes( id ) : null;
		},
		[ clientId ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const changeWithoutUndo = useChangeWithoutUndo();
	useEffect( () => {
		const taken = getInheritedValues(
			attributes,
			parent,
			attributes.passthroughAttributes
		);
		if ( Object.keys( taken ).length > 0 ) {
			changeWithoutUndo( () => updateBlockAttributes( clientId, taken ) );
		}
	}, [
		updateBlockAttributes,
		changeWithoutUndo,
		attributes,
		clientId,
		parent,
	] );
}
