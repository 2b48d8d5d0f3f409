import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { SiteDetailsPanel } from '@shared/business';
import { StyleColors, StyleSettings } from '@shared/inspector';
import type { MapAccess } from '@store/map-access';
import type { MapState } from '../attributes';
import { COLOR_DEFAULT } from '../constants';
import type { Attributes } from '../types';
import { HeightField } from './height-field';
import { MarkersPanel } from './markers-panel';
import { editPoint, getField, movePoint, removePoint } from './points';
import { ServicePanel } from './service-panel';
import { SettingsPanel } from './settings-panel';
import type { useSitePlace } from './use-site-place';

type Props = {
	attributes: Attributes;
	state: MapState;
	height: number | undefined;
	access: MapAccess;
	site: ReturnType< typeof useSitePlace >;
	onChange: ( attributes: Partial< Attributes > ) => void;
	/** `onAct` changes attributes as an undo step of its own, `onType` while a text is typed. */
	onAct: ( attributes: Partial< Attributes > ) => void;
	onType: ( field: string, attributes: Partial< Attributes > ) => void;
};

/** Sidebar of a map that is set up. */
export function Inspector( {
	attributes,
	state,
	height,
	access,
	site,
	onChange,
	onAct,
	onType,
}: Props ) {
	// If other code draws and searches, the choice of the provider and the token have no effect.
	const isIndependent =
		access.source === 'mapbox' &&
		access.hasGeocoder &&
		Object.keys( access.tiles ).length > 0;
	return (
		<>
			<SiteDetailsPanel details={ site } />
			<InspectorControls>
				<SettingsPanel state={ state } onChange={ onChange } />
				{ state.places.length > 0 && (
					<MarkersPanel
						points={ attributes.points }
						places={ state.places }
						isSite={ site.address !== '' }
						onEdit={ ( index, texts ) =>
							onType(
								getField( index, texts ),
								editPoint( attributes, index, texts )
							)
						}
						onMove={ ( index, position ) =>
							onType(
								`position ${ index }`,
								movePoint( attributes, index, position )
							)
						}
						onDelete={ ( index ) =>
							onAct( removePoint( attributes, index ) )
						}
					/>
				) }
				{ ! isIndependent && <ServicePanel access={ access } /> }
			</InspectorControls>
			<StyleColors
				colors={ [
					{
						label: __( 'Marker color', 'mainstreet-blocks' ),
						color: state.color,
						isDefault: state.color === COLOR_DEFAULT,
						// Removing the style restores the default.
						onColor: ( markerColor ) =>
							onChange( {
								markerColor: markerColor || COLOR_DEFAULT,
							} ),
						reset: { markerColor: COLOR_DEFAULT },
					},
				] }
			/>
			<StyleSettings
				group="dimensions"
				values={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Height in pixels', 'mainstreet-blocks' ),
						reset: { mapHeight: undefined },
						control: ( label ) => (
							<HeightField
								label={ label }
								height={ height }
								onChange={ ( mapHeight ) =>
									onChange( { mapHeight } )
								}
							/>
						),
					},
				] }
			/>
		</>
	);
}
