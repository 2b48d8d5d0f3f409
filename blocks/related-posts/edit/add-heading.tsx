import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

/**
 * Offers the heading above the posts; WordPress's own button would be a “+” that does not say what it adds. In the toolbar:
 * a button that comes with the selection would move the posts away from under the pointer.
 */
export function AddHeading( { clientId }: { clientId: string } ) {
	const add = () =>
		dispatch( blockEditorStore ).insertBlock(
			createBlock( 'core/heading', {
				level: 3,
				placeholder: __( 'Related posts', 'mainstreet-blocks' ),
			} ),
			0,
			clientId
		);
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton onClick={ add }>
					{ __( 'Add heading', 'mainstreet-blocks' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
