import { BlockControls } from '@wordpress/block-editor';
import { Notice, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar-group';
import { useImport } from './use-import';

/** An embed may be higher than the window. */
const show = ( notice: HTMLElement | null ): void =>
	notice?.scrollIntoView?.( { block: 'nearest' } );

/** In the toolbar of an embed of a post: takes its thread into this post. What goes wrong stands below the embed: its toolbar lies above. */
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
				<TextToolbarGroup>
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
				</TextToolbarGroup>
			</BlockControls>
			{ error && (
				<div ref={ show }>
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				</div>
			) }
		</>
	);
}
