import { __ } from '@wordpress/i18n';
import { LocationControl } from '@shared/location';
import { ToolbarDropdown } from '@shared/toolbar/toolbar-dropdown';
import { addMarkerIcon } from '../icon';
import type { Point } from '../types';
import type { PointFinder } from './geocode';

type SearchProps = { finder: PointFinder; onAdd: ( point: Point ) => void };

/** Toolbar button that opens the search for an address or place. */
export function AddMarker( { finder, onAdd }: SearchProps ) {
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
						// Closing gives the focus back; a popup that opens then takes it.
						close();
						onAdd( point );
					} }
				/>
			) }
		</ToolbarDropdown>
	);
}
