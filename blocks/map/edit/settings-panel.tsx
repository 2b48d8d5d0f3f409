import { RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel as Panel } from '@shared/inspector';
import type { MapState } from '../attributes';
import { ZOOM_DEFAULT, ZOOM_MAX, ZOOM_MIN } from '../constants';
import type { Attributes } from '../types';

type Props = {
	state: MapState;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar panel "Map settings". */
export function SettingsPanel( { state, onChange }: Props ) {
	const isLocked = state.places.length > 1;
	const { zoom, hasDetails, scrollToZoom, fullscreen } = state;
	return (
		<Panel
			title={ __( 'Map settings', 'mainstreet-blocks' ) }
			values={ {
				zoom,
				mapDetails: hasDetails,
				scrollToZoom,
				showFullscreenButton: fullscreen,
			} }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Zoom level', 'mainstreet-blocks' ),
					// The markers determine the zoom.
					reset: isLocked ? {} : { zoom: ZOOM_DEFAULT },
					control: ( label ) => (
						<RangeControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							help={
								isLocked
									? __(
											'With several markers, the map zooms to show all of them.',
											'mainstreet-blocks'
										)
									: undefined
							}
							disabled={ isLocked }
							min={ ZOOM_MIN }
							max={ ZOOM_MAX }
							value={ zoom }
							onChange={ ( chosen ) =>
								onChange( { zoom: chosen ?? ZOOM_DEFAULT } )
							}
						/>
					),
				},
				{
					label: __(
						'Show street and place names',
						'mainstreet-blocks'
					),
					reset: { mapDetails: true },
					control: ( label ) => (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							checked={ hasDetails }
							onChange={ ( mapDetails ) =>
								onChange( { mapDetails } )
							}
						/>
					),
				},
				{
					label: __( 'Scroll to zoom', 'mainstreet-blocks' ),
					reset: { scrollToZoom: false },
					isShownByDefault: false,
					control: ( label ) => (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							help={
								scrollToZoom
									? __(
											'Scrolling over the map zooms the map instead of scrolling the page.',
											'mainstreet-blocks'
										)
									: __(
											'Scrolling over the map scrolls the page. Hold Ctrl or ⌘ to zoom.',
											'mainstreet-blocks'
										)
							}
							checked={ scrollToZoom }
							onChange={ ( isOn ) =>
								onChange( { scrollToZoom: isOn } )
							}
						/>
					),
				},
				{
					label: __( 'Show fullscreen button', 'mainstreet-blocks' ),
					reset: { showFullscreenButton: true },
					isShownByDefault: false,
					control: ( label ) => (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							checked={ fullscreen }
							onChange={ ( showFullscreenButton ) =>
								onChange( { showFullscreenButton } )
							}
						/>
					),
				},
			] }
		/>
	);
}
