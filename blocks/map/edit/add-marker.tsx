import { Dropdown, ToolbarButton } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LocationControl } from '@shared/location';
import { addMarkerIcon } from '../icon';
import type { Point } from '../types';
import type { PointFinder } from './geocode';

type SearchProps = { finder: PointFinder; onAdd: ( point: Point ) => void };

/** Toolbar button that opens the search for an address or place. */
export function AddMarker( { finder, onAdd }: SearchProps ) {
	return (
		<Dropdown
			// On a phone the button is in the middle: the search moves into the window.
			popoverProps={ {
				placement: 'bottom-start',
				resize: false,
				shift: true,
			} }
			contentClassName="wp-block-jetpack-map__popover"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ToolbarButton
					icon={ addMarkerIcon }
					label={ __( 'Add a marker', 'mainstreet-blocks' ) }
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					onClick={ onToggle }
				/>
			) }
			renderContent={ ( { onClose } ) => (
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
						onAdd( point );
						onClose();
					} }
				/>
			) }
		/>
	);
}
