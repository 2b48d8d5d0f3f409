/**
 * Embed code of services that is pasted into the post. WordPress drops scripts, attributes and the height of frames before it
 * asks any block (`pasteHandler` of @wordpress/blocks), so the code is read from the clipboard first.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { hasBlockSupport, serialize, type Block } from '@wordpress/blocks';
import { select } from '@wordpress/data';

/** Makes a block of pasted code; null for what is no code of its service. */
type Reader = ( code: string ) => Block | null;

const readers: Reader[] = [];

/** Whether the selected block takes pasted blocks. A code block keeps code as text. */
const takesBlocks = (): boolean => {
	const { getSelectedBlockClientId, getBlockName } =
		select( blockEditorStore );
	const name = getBlockName( getSelectedBlockClientId() ?? '' );
	return name !== null && hasBlockSupport( name, 'splitting', false );
};

/** Pastes the block's markup instead of the code, so that everything else of a paste stays WordPress's business. */
function onPaste( event: ClipboardEvent ): void {
	const { clipboardData, target } = event;
	const code = clipboardData?.getData( 'text/plain' ) ?? '';
	if (
		// Cheap, and false for all other text, and for what this function pastes.
		! /^\s*<(?!!-- wp:)/.test( code ) ||
		! takesBlocks()
	) {
		return;
	}
	for ( const read of readers ) {
		const block = read( code );
		if ( block && target ) {
			const data = new DataTransfer();
			data.setData( 'text/plain', serialize( block ) );
			event.preventDefault();
			event.stopImmediatePropagation();
			target.dispatchEvent(
				new ClipboardEvent( 'paste', {
					bubbles: true,
					cancelable: true,
					composed: true,
					clipboardData: data,
				} )
			);
			return;
		}
	}
}

/** Listens in the canvas, too, which is a frame with a document of its own. */
function listen(): void {
	const { activeElement } = document;
	const canvas =
		activeElement instanceof HTMLIFrameElement &&
		activeElement.name === 'editor-canvas'
			? activeElement.contentDocument
			: document;
	// Adding the same listener again changes nothing.
	canvas?.addEventListener( 'paste', onPaste, true );
}

/**
 * Turns code that is pasted into the post into a block.
 *
 * @param read Makes the block; must be total, as it is given any text that begins like HTML.
 */
export function registerPastedCode( read: Reader ): void {
	if ( readers.length === 0 ) {
		listen();
		// The window loses the focus to the canvas before anything can be pasted there.
		window.addEventListener( 'blur', listen );
	}
	readers.push( read );
}
