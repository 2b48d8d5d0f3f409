import { Button, Notice, Popover, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MapState } from '../attributes';
import type { Attributes } from '../types';
import { MapFrame } from './map-frame';
import { MarkerFields } from './marker-fields';
import { editPoint, getField, removePoint, toFoundShape } from './points';
import type { TokenState } from './token-store';
import { useMap } from './use-map';

type Props = {
	attributes: Attributes;
	state: MapState;
	height: number | undefined;
	access: TokenState;
	isSelected: boolean;
	/** Shown above the map, such as an address that was not found. */
	warning: string;
	onDismiss: () => void;
	/** A change that is a step of undo by itself, and one that is typed in a field. */
	onAct: ( attributes: Partial< Attributes > ) => void;
	onType: ( field: string, attributes: Partial< Attributes > ) => void;
};

type Active = { index: number; anchor: HTMLElement };

/** The map itself, its messages and the popup of the marker that was pressed. */
export function MapCanvas( props: Props ) {
	const { attributes, state, access, onAct, onType } = props;
	const [ container, setContainer ] = useState< HTMLElement | null >( null );
	const [ active, setActive ] = useState< Active | null >( null );
	const point = active && attributes.points[ active.index ];

	const { status, error, clearError, retry } = useMap(
		container,
		access,
		state,
		{
			onMarker: ( { index }, anchor ) => setActive( { index, anchor } ),
			onMove: ( { zoom, center } ) => {
				if ( state.places.length > 1 ) {
					return;
				}
				onAct( {
					zoom: Math.round( zoom * 100 ) / 100,
					...( state.places.length === 0 && {
						mapCenter: toFoundShape( attributes.mapCenter, center ),
					} ),
				} );
			},
		}
	);

	const remove = ( { index }: Active ) => {
		setActive( null );
		onAct( removePoint( attributes, index ) );
		container?.querySelector( 'canvas' )?.focus( { preventScroll: true } );
	};

	return (
		<>
			{ props.warning && (
				<Notice status="warning" onRemove={ props.onDismiss }>
					{ props.warning }
				</Notice>
			) }
			{ error && (
				<Notice status="error" onRemove={ clearError }>
					{ error }
				</Notice>
			) }
			<MapFrame
				height={ props.height }
				isSelected={ props.isSelected }
				onResize={ ( mapHeight ) => onAct( { mapHeight } ) }
			>
				<div
					className="wp-block-jetpack-map__map"
					ref={ setContainer }
				/>
				{ status === 'loading' && (
					<div className="wp-block-jetpack-map__status">
						<Spinner />
					</div>
				) }
				{ status === 'failed' && (
					<div className="wp-block-jetpack-map__status">
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ retry }
						>
							{ __( 'Draw the map again', 'mainstreet-blocks' ) }
						</Button>
					</div>
				) }
			</MapFrame>
			{ active && point && (
				<Popover
					anchor={ active.anchor }
					placement="top"
					offset={ 8 }
					className="wp-block-jetpack-map__popover"
					onClose={ () => setActive( null ) }
				>
					<MarkerFields
						point={ point }
						onChange={ ( texts ) =>
							onType(
								getField( active.index, texts ),
								editPoint( attributes, active.index, texts )
							)
						}
						onDelete={ () => remove( active ) }
					/>
				</Popover>
			) }
		</>
	);
}
