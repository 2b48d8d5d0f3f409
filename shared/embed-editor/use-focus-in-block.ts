import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Keeps the keyboard's focus in the block while its form comes and goes: with a form that is sent, the field or button that had
 * the focus is gone, and with “Edit URL” that button. Without this the next Tab would begin at the top of the page. For anything
 * else that goes with its buttons, too: a choice, a notice, the tools of what is removed.
 *
 * @param arrival What the form comes for: `edit` instead of an embed, so that its field gets the focus; `error`, so that
 *                it gets it back where the block has it; nothing for a form that is there from the start.
 * @return Ref of the form, or of what goes.
 */
export function useFocusInBlock< Part extends HTMLElement = HTMLFormElement >(
	arrival?: 'edit' | 'error'
) {
	const ref = useRef< Part >( null );
	useLayoutEffect( () => {
		const form = ref.current;
		const block = form?.closest< HTMLElement >( '[data-block]' );
		// The same form in the sidebar stays where it is.
		if ( ! form || ! block ) {
			return;
		}
		const { ownerDocument } = form;
		const isInBlock =
			ownerDocument.hasFocus() &&
			block.contains( ownerDocument.activeElement );
		if ( arrival === 'edit' || ( arrival && isInBlock ) ) {
			form.querySelector< HTMLElement >( 'input, textarea' )?.focus();
		}
		return () => {
			// A block that is deselected, or gone, is left alone.
			if (
				form.contains( ownerDocument.activeElement ) &&
				select( blockEditorStore ).isBlockSelected(
					block.dataset.block ?? ''
				)
			) {
				block.focus();
			}
		};
		// What it came for is asked once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	return ref;
}
