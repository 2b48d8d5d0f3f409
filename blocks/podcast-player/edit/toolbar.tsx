import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Leads back to the address. */
export const Toolbar = ( { onReplace }: { onReplace: () => void } ) => (
	<BlockControls group="other">
		<ToolbarGroup>
			<ToolbarButton onClick={ onReplace }>
				{ __( 'Replace', 'mainstreet-blocks' ) }
			</ToolbarButton>
		</ToolbarGroup>
	</BlockControls>
);
