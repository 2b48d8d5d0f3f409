import { BlockControls } from '@wordpress/block-editor';
import { Notice, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';
import { useImport } from './use-import';

/** Scrolls the notice into view, because an embed may be taller than the window. */
const show = ( notice: HTMLElement | null ): void =>
	notice?.scrollIntoView?.( { block: 'nearest' } );

/** Toolbar button that imports the thread of an embedded post. Errors are shown below the embed. */
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
