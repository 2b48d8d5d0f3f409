import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';

/**
 * “Convert block to link”: replaces the block with a paragraph that links the URL.
 *
 * @return Receives the typed text; anything but a web URL becomes plain text.
 */
export function useConvertToLink( clientId: string ) {
	const { replaceBlock } = useDispatch( blockEditorStore );
	return ( text: string ) => {
		const typed = text.trim();
		const content = /^https?:\/\//i.test( typed )
			? `<a href="${ escapeAttribute( typed ) }">${ escapeHTML( typed ) }</a>`
			: escapeHTML( typed );
		replaceBlock( clientId, createBlock( 'core/paragraph', { content } ) );
	};
}
