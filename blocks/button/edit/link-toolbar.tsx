import { BlockControls, LinkControl } from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { link } from '@wordpress/icons';
import { ToolbarDropdown } from '@shared/toolbar/toolbar-dropdown';

type Props = {
	url: string | undefined;
	onChange: ( url: string | undefined ) => void;
};

/** The link of the button, chosen in the toolbar. It always opens in a new tab, so there is nothing else to set. */
export const LinkToolbar = ( { url, onChange }: Props ) => (
	<BlockControls>
		<ToolbarGroup>
			<ToolbarDropdown
				icon={ link }
				label={ __( 'Link', 'mainstreet-blocks' ) }
				className="mainstreet-button-link"
			>
				{ ( close ) => (
					<LinkControl
						value={ url ? { url } : undefined }
						settings={ [] }
						forceIsEditingLink={ ! url }
						onChange={ ( chosen ) =>
							onChange( chosen?.url || undefined )
						}
						onRemove={ () => {
							onChange( undefined );
							close();
						} }
					/>
				) }
			</ToolbarDropdown>
		</ToolbarGroup>
	</BlockControls>
);
