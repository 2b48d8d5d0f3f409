import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import type { ReactNode } from 'react';

/**
 * Whether this WordPress keeps the texts of a picture in the tab Content: 7.1 does, and marks pictures there
 * as decorative.
 */
const hasContentTab = (): boolean =>
	'isDecorative' in ( getBlockType( 'core/image' )?.attributes ?? {} );

/** Panels about what a block shows: in the tab Content where there is one, else first in the tab Settings. */
export function ContentControls( { children }: { children: ReactNode } ) {
	return (
		<InspectorControls group={ hasContentTab() ? 'content' : 'settings' }>
			{ children }
		</InspectorControls>
	);
}
