import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { toRecord } from '@shared/guards';

/**
 * Whether the block is rendered in a preview, such as in the inserter. Previews send no requests and ignore connections
 * and test mode.
 */
export const useIsPreview = (): boolean =>
	useSelect( ( select ) => {
		const settings = toRecord( select( blockEditorStore ).getSettings() );
		return Boolean(
			// WordPress before 6.8 has the second name.
			settings.isPreviewMode ?? settings.__unstableIsPreviewMode
		);
	}, [] );
