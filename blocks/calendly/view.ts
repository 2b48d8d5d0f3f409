import { openDialog } from '@shared/view/dialog';
import { showTemplate } from '@shared/view/embed';
import { initBlocks } from '@shared/view/init-blocks';

/**
 * The calendar behind a link, in a dialog. Its frame is put in at the first press, so that Calendly is not asked before; without
 * this script, and with the keys that open another tab, the link leads to Calendly.
 */
initBlocks( '.calendly-style-link', ( block ) => {
	const dialog = block.querySelector( 'dialog' );
	if ( ! dialog?.showModal ) {
		return;
	}
	const link = block.querySelector( 'a' );
	link?.setAttribute( 'aria-haspopup', 'dialog' );
	link?.addEventListener( 'click', ( event ) => {
		const { altKey, ctrlKey, metaKey, shiftKey } = event;
		if ( ! ( altKey || ctrlKey || metaKey || shiftKey ) ) {
			event.preventDefault();
			showTemplate( dialog );
			openDialog( dialog, link );
		}
	} );
} );
