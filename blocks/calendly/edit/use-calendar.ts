import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import type { Attributes } from '../types';
import { getButtonTemplate } from './button-template';

/**
 * Changes the calendar and, with it, its button: there is one only where the calendar is behind a link
 * (docs/content-format.md 3), and it leads to the calendar's address.
 *
 * @param clientId   The block.
 * @param attributes Its attributes.
 * @return Called with the attributes to change; one step of undo.
 */
export function useCalendar( clientId: string, { style }: Attributes ) {
	const registry = useRegistry();
	const { getBlocks } = useSelect(
		( select ) => select( blockEditorStore ),
		[]
	);
	const { replaceInnerBlocks, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	// Who looks at the other style and comes back finds the button as it was.
	const last = useRef< Block[] >( [] );

	const setButton = ( { style: chosen, url }: Partial< Attributes > ) => {
		const buttons = getBlocks( clientId );
		if ( chosen === 'inline' && style !== 'inline' && buttons.length > 0 ) {
			last.current = buttons;
			replaceInnerBlocks( clientId, [], false );
		} else if ( chosen === 'link' && buttons.length === 0 ) {
			replaceInnerBlocks(
				clientId,
				last.current.length > 0
					? last.current
					: [ createBlock( ...getButtonTemplate() ) ],
				false
			);
		}
		// Buttons of the first version don't take the address by themselves.
		if ( url !== undefined ) {
			getBlocks( clientId ).forEach( ( button ) => {
				updateBlockAttributes( button.clientId, { url } );
			} );
		}
	};
	return ( changed: Partial< Attributes > ) =>
		registry.batch( () => {
			updateBlockAttributes( clientId, changed );
			setButton( changed );
		} );
}
