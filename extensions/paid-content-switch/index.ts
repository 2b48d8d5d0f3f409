import { addFilter } from '@wordpress/hooks';
import { getEditorState } from '@shared/editor-state';
import { CONTAINER } from '@shared/paid-views/names';
import { withSwitch } from './with-switch';

/** Does nothing if another plugin registers paid content, or the module is off. */
export default function setUp(): void {
	if ( getEditorState().blocks?.[ CONTAINER ] ) {
		addFilter(
			'editor.BlockEdit',
			'mainstreet/paid-content-switch',
			withSwitch
		);
	}
}
