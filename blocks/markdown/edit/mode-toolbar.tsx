import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	isPreview: boolean;
	onChange: ( isPreview: boolean ) => void;
};

/** Switches between the source and the text as visitors see it. */
export function ModeToolbar( { isPreview, onChange }: Props ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					isPressed={ ! isPreview }
					onClick={ () => onChange( false ) }
				>
					{ __( 'Markdown', 'mainstreet-blocks' ) }
				</ToolbarButton>
				<ToolbarButton
					isPressed={ isPreview }
					onClick={ () => onChange( true ) }
				>
					{ __( 'Preview', 'mainstreet-blocks' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
