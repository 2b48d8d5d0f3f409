import { addFilter } from '@wordpress/hooks';
import { getEditorState } from '@shared/editor-state';
import { CONTAINER } from '@shared/paid-views/names';
import { withSwitch } from './with-switch';

/** Where another plugin holds paid content, or it is switched off, no block is touched. */
export default function setUp(): void {
	if ( getEditorState().blocks?.[ CONTAINER ] ) {
		addFilter(
			'editor.BlockEdit',
			'mainstreet/paid-content-switch',
			withSwitch
		);
	}
}
