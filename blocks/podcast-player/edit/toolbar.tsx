import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';

/** Toolbar button that shows the form for the URL. */
export const Toolbar = ( { onReplace }: { onReplace: () => void } ) => (
	<BlockControls group="other">
		<TextToolbarGroup>
			<ToolbarButton onClick={ onReplace }>
				{ __( 'Replace', 'mainstreet-blocks' ) }
			</ToolbarButton>
		</TextToolbarGroup>
	</BlockControls>
);
