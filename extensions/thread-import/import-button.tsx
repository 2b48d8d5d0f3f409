import { BlockControls } from '@wordpress/block-editor';
import { Notice, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useImport } from './use-import';

/** In the toolbar of an embed of a post: takes its thread into this post. What goes wrong stands above the embed. */
export function ImportButton( {
	clientId,
	url,
}: {
	clientId: string;
	url: string;
} ) {
	const { error, importThread, isGathering } = useImport( clientId, url );
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						isBusy={ isGathering }
						disabled={ isGathering }
						accessibleWhenDisabled
						onClick={ () => void importThread() }
					>
						{ isGathering
							? __( 'Importing…', 'mainstreet-blocks' )
							: __( 'Import thread', 'mainstreet-blocks' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
		</>
	);
}
