import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Keeps the focus in the block when the element that had it is unmounted: the submitted form, the button “Edit URL”, a
 * notice, tools of a removed item. Otherwise the next Tab would start at the top of the page.
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
		// The form in the sidebar keeps the focus.
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
			// Does nothing if the block is deselected or removed.
			if (
				form.contains( ownerDocument.activeElement ) &&
				select( blockEditorStore ).isBlockSelected(
					block.dataset.block ?? ''
				)
			) {
				block.focus();
			}
		};
		// Read on mount only.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	return ref;
}
