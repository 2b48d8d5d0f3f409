/**
 * Pasted embed code of services. WordPress removes scripts, attributes and heights of frames before transforms run
 * (`pasteHandler` of @wordpress/blocks), so the code is read from the clipboard first.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { hasBlockSupport, serialize, type Block } from '@wordpress/blocks';
import { select } from '@wordpress/data';

/** Creates a block from pasted code; null for other text. */
type Reader = ( code: string ) => Block | null;

const readers: Reader[] = [];

/** Whether blocks can be pasted into the selected block. A code block keeps code as text. */
const takesBlocks = (): boolean => {
	const { getSelectedBlockClientId, getBlockName } =
		select( blockEditorStore );
	const name = getBlockName( getSelectedBlockClientId() ?? '' );
	return name !== null && hasBlockSupport( name, 'splitting', false );
};

/** Pastes the block's markup instead of the code, so that WordPress handles the rest. */
function onPaste( event: ClipboardEvent ): void {
	const { clipboardData, target } = event;
	const code = clipboardData?.getData( 'text/plain' ) ?? '';
	if (
		// A cheap check that excludes other text and the markup pasted below.
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

/** Listens in the canvas as well, which has its own document. */
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
 * Converts pasted code to a block.
 *
 * @param read Makes the block; must be total, as it is given any text that begins like HTML.
 */
export function registerPastedCode( read: Reader ): void {
	if ( readers.length === 0 ) {
		listen();
		// The window blurs when the canvas gets the focus, before a paste.
		window.addEventListener( 'blur', listen );
	}
	readers.push( read );
}
