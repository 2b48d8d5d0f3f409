import { BlockAlignmentToolbar, BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LocationControl } from '@shared/location';
import { ToolbarDropdown } from '@shared/toolbar/toolbar-dropdown';
import { addMarkerIcon, placeMarkerIcon } from '../icon';
import type { Point } from '../types';
import type { PointFinder } from './geocode';

type SearchProps = { finder: PointFinder; onAdd: ( point: Point ) => void };

/** Toolbar button that opens the search for an address or place. */
function AddMarker( { finder, onAdd }: SearchProps ) {
	return (
		<ToolbarDropdown
			icon={ addMarkerIcon }
			label={ __( 'Add a marker', 'mainstreet-blocks' ) }
			className="wp-block-jetpack-map__popover"
			resize={ false }
		>
			{ ( close ) => (
				<LocationControl
					label={ __(
						'Search for an address or place',
						'mainstreet-blocks'
					) }
					placeholder={ __(
						'Address or place',
						'mainstreet-blocks'
					) }
					finder={ finder }
					getText={ ( { caption, title } ) => caption || title }
					onChoose={ ( point ) => {
						// Closing returns the focus; a popup that opens afterwards takes it.
						close();
						onAdd( point );
					} }
				/>
			) }
		</ToolbarDropdown>
	);
}

type Props = {
	align: string | undefined;
	/** Null if there is no map or no geocoder. */
	finder: PointFinder | null;
	onAlign: ( align: string | undefined ) => void;
	onAdd: ( point: Point ) => void;
	/** Whether a marker can be placed by hand, and whether one is being placed. */
	canPlace: boolean;
	isPlacing: boolean;
	onPlacing: ( isPlacing: boolean ) => void;
};

const ALIGNMENTS = [ 'center', 'wide', 'full' ] as const;

/** Toolbar with the alignment and the search for a new marker. */
export function Toolbar( {
	align,
	finder,
	onAlign,
	onAdd,
	canPlace,
	isPlacing,
	onPlacing,
}: Props ) {
	return (
		<>
			<BlockControls group="block">
				<BlockAlignmentToolbar
					value={ ALIGNMENTS.find( ( known ) => known === align ) }
					controls={ [ ...ALIGNMENTS ] }
					onChange={ onAlign }
				/>
			</BlockControls>
			{ canPlace && (
				<BlockControls>
					<ToolbarGroup>
						{ finder && (
							<AddMarker finder={ finder } onAdd={ onAdd } />
						) }
						<ToolbarButton
							icon={ placeMarkerIcon }
							label={ __(
								'Place a marker manually',
								'mainstreet-blocks'
							) }
							isActive={ isPlacing }
							onClick={ () => onPlacing( ! isPlacing ) }
						/>
					</ToolbarGroup>
				</BlockControls>
			) }
		</>
	);
}
