import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';

type Props = {
	isPreview: boolean;
	onChange: ( isPreview: boolean ) => void;
	/** Puts core's blocks in its place; absent where there is no text. */
	onConvert?: () => void;
};

/** Switches between the source and the text as visitors see it, and to core's blocks. */
export function ModeToolbar( { isPreview, onChange, onConvert }: Props ) {
	return (
		<BlockControls>
			<TextToolbarGroup>
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
			</TextToolbarGroup>
			{ onConvert && (
				<TextToolbarGroup>
					<ToolbarButton onClick={ onConvert }>
						{ __( 'Convert to blocks', 'mainstreet-blocks' ) }
					</ToolbarButton>
				</TextToolbarGroup>
			) }
		</BlockControls>
	);
}
