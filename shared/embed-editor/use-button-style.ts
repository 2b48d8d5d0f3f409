import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';

type Changed = { style?: string; url?: string };

type Options = {
	/** How it is shown now. */
	style: string;
	/** The style that has a button. */
	withButton: string;
	/** Attributes of a new button. */
	getButton: () => [ string, Record< string, unknown > ];
	/** Whether the button's `url` is that of the embed. */
	hasUrl?: boolean;
};

/**
 * Changes an embed together with its button, an inner block that only one of the styles has (docs/content-format.md 3
 * and 7).
 *
 * @return Called with the attributes to change; one step of undo.
 */
export function useButtonStyle< Attributes extends Changed >(
	clientId: string,
	{ style, withButton, getButton, hasUrl }: Options
) {
	const registry = useRegistry();
	const { getBlocks } = useSelect(
		( select ) => select( blockEditorStore ),
		[]
	);
	const { replaceInnerBlocks, updateBlockAttributes } =
		useDispatch( blockEditorStore );
	// Restores the previous button when the style is switched back.
	const last = useRef< Block[] >( [] );

	const setButton = ( { style: chosen, url }: Changed ) => {
		const buttons = getBlocks( clientId );
		const changes = chosen !== undefined && chosen !== style;
		if ( changes && chosen !== withButton && buttons.length > 0 ) {
			last.current = buttons;
			replaceInnerBlocks( clientId, [], false );
		} else if ( chosen === withButton && buttons.length === 0 ) {
			const before = last.current;
			replaceInnerBlocks(
				clientId,
				before.length > 0 ? before : [ createBlock( ...getButton() ) ],
				false
			);
		}
		// Buttons of the first version have no passthroughAttributes.
		if ( hasUrl && url !== undefined ) {
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
