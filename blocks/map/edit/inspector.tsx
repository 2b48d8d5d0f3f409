import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { MapState } from '../attributes';
import { COLOR_DEFAULT } from '../constants';
import type { Attributes } from '../types';
import { MarkersPanel } from './markers-panel';
import { editPoint, getField, removePoint } from './points';
import { SettingsPanel } from './settings-panel';
import { TokenPanel } from './token-panel';
import type { TokenState } from './token-store';

type Props = {
	attributes: Attributes;
	state: MapState;
	height: number | undefined;
	access: TokenState;
	onChange: ( attributes: Partial< Attributes > ) => void;
	/** A change that is a step of undo by itself, and one that is typed in a field. */
	onAct: ( attributes: Partial< Attributes > ) => void;
	onType: ( field: string, attributes: Partial< Attributes > ) => void;
};

/** The sidebar of a map that is ready. */
export function Inspector( {
	attributes,
	state,
	height,
	access,
	onChange,
	onAct,
	onType,
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
						// Taken off, the default stands.
						onChange: ( markerColor?: string ) =>
							onChange( {
								markerColor: markerColor || COLOR_DEFAULT,
							} ),
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
						onType(
							getField( index, texts ),
							editPoint( attributes, index, texts )
						)
					}
					onDelete={ ( index ) =>
						onAct( removePoint( attributes, index ) )
					}
				/>
			) }
			{ ! isIndependent && <TokenPanel access={ access } /> }
		</InspectorControls>
	);
}
