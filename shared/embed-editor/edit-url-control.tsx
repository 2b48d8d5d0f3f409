import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

/** Toolbar button “Edit URL”, as in core's embeds. */
export function EditUrlControl( {
	label = __( 'Edit URL', 'mainstreet-blocks' ),
	onEdit,
}: {
	label?: string;
	onEdit: () => void;
} ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ pencil }
					label={ label }
					onClick={ onEdit }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
