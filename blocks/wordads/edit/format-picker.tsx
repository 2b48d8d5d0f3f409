import { BlockControls } from '@wordpress/block-editor';
import {
	MenuGroup,
	MenuItemsChoice,
	ToolbarDropdownMenu,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextToolbarGroup } from '@shared/toolbar/text-toolbar-group';
import { FORMATS, type Format } from '../types';
import { icon } from '../icon';
import { getLabels } from './labels';

type Props = { format: Format; onChange: ( format: Format ) => void };

/** Dropdown of the toolbar: which of the four sizes it is. */
export function FormatPicker( { format, onChange }: Props ) {
	const labels = getLabels();
	return (
		<BlockControls>
			<TextToolbarGroup>
				<ToolbarDropdownMenu
					icon={ icon }
					label={ __( 'Pick an ad format', 'mainstreet-blocks' ) }
					text={ labels[ format ] }
				>
					{ ( { onClose } ) => (
						<MenuGroup
							label={ __( 'Ad format', 'mainstreet-blocks' ) }
						>
							<MenuItemsChoice
								value={ format }
								choices={ FORMATS.map( ( value ) => ( {
									value,
									label: labels[ value ],
								} ) ) }
								onHover={ () => {} }
								onSelect={ ( chosen: string ) => {
									const known = FORMATS.find(
										( each ) => each === chosen
									);
									if ( known ) {
										onChange( known );
									}
									onClose();
								} }
							/>
						</MenuGroup>
					) }
				</ToolbarDropdownMenu>
			</TextToolbarGroup>
		</BlockControls>
	);
}
