import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { MapState } from '../attributes';
import type { Attributes } from '../types';
import { MarkersPanel } from './markers-panel';
import { editPoint, removePoint } from './points';
import { SettingsPanel } from './settings-panel';
import { TokenPanel } from './token-panel';
import type { TokenState } from './token-store';

type Props = {
	attributes: Attributes;
	state: MapState;
	height: number | undefined;
	access: TokenState;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** The sidebar of a map that is ready. */
export function Inspector( {
	attributes,
	state,
	height,
	access,
	onChange,
}: Props ) {
	// Where the site draws and searches by itself, nobody needs a token.
	const isIndependent =
		access.hasGeocoder && Object.keys( access.tiles ).length > 0;
	return (
		<InspectorControls>
			<PanelColorSettings
				title={ __( 'Colors', 'mainstreet-blocks' ) }
				colorSettings={ [
					{
						label: __( 'Marker color', 'mainstreet-blocks' ),
						value: state.color,
						onChange: ( markerColor?: string ) =>
							onChange( { markerColor } ),
					},
				] }
			/>
			<SettingsPanel
				state={ state }
				height={ height }
				onChange={ onChange }
			/>
			{ state.places.length > 0 && (
				<MarkersPanel
					points={ attributes.points }
					places={ state.places }
					onEdit={ ( index, texts ) =>
						onChange( editPoint( attributes, index, texts ) )
					}
					onDelete={ ( index ) =>
						onChange( removePoint( attributes, index ) )
					}
				/>
			) }
			{ ! isIndependent && <TokenPanel access={ access } /> }
		</InspectorControls>
	);
}
