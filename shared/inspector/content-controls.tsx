import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import type { ReactNode } from 'react';

/** Whether WordPress has the tab Content for texts of images (7.1 and later). */
const hasContentTab = (): boolean =>
	'isDecorative' in ( getBlockType( 'core/image' )?.attributes ?? {} );

/** Panels about the content of a block: in the tab Content, or first in the tab Settings. */
export function ContentControls( { children }: { children: ReactNode } ) {
	return (
		<InspectorControls group={ hasContentTab() ? 'content' : 'settings' }>
			{ children }
		</InspectorControls>
	);
}
