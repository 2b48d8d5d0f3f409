import { BlockControls } from '@wordpress/block-editor';
import {
	MenuGroup,
	MenuItemsChoice,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { filter as icon } from '@wordpress/icons';
import { FILTERS, type Filter } from '../types';

const getName = ( filter: Filter ): string =>
	( {
		'black-and-white': __( 'Black and white', 'mainstreet-blocks' ),
		sepia: __( 'Sepia', 'mainstreet-blocks' ),
		1977: '1977',
		clarendon: 'Clarendon',
		gingham: 'Gingham',
	} )[ filter ];

type Props = {
	value: Filter | undefined;
	onChange: ( filter: Filter | undefined ) => void;
};

/** Toolbar menu for the color filter of all images. */
export const FilterPicker = ( { value, onChange }: Props ) => (
	<BlockControls>
		<ToolbarGroup>
			<ToolbarDropdownMenu
				icon={ icon }
				label={ __( 'Image filter', 'mainstreet-blocks' ) }
			>
				{ ( { onClose } ) => (
					<MenuGroup
						label={ __( 'Image filter', 'mainstreet-blocks' ) }
					>
						<MenuItemsChoice
							value={ value ?? '' }
							choices={ [
								{
									value: '',
									label: __(
										'Original',
										'mainstreet-blocks'
									),
								},
								...FILTERS.map( ( filter ) => ( {
									value: filter,
									label: getName( filter ),
								} ) ),
							] }
							onHover={ () => {} }
							onSelect={ ( chosen: string ) => {
								onChange(
									FILTERS.find(
										( filter ) => filter === chosen
									)
								);
								onClose();
							} }
						/>
					</MenuGroup>
				) }
			</ToolbarDropdownMenu>
		</ToolbarGroup>
	</BlockControls>
);
