import { Button, Notice, Popover, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MapAccess } from '@store/map-access';
import type { MapState } from '../attributes';
import type { Attributes, Point } from '../types';
import { EmptyHint } from './empty-hint';
import type { PointFinder } from './geocode';
import { MapFrame } from './map-frame';
import { MarkerFields } from './marker-fields';
import { PlacingHint } from './placing-hint';
import {
	addPoint,
	editPoint,
	getField,
	makePoint,
	movePoint,
	removePoint,
	toFoundShape,
} from './points';
import { useMap } from './use-map';

type Props = {
	attributes: Attributes;
	state: MapState;
	height: number | undefined;
	access: MapAccess;
	isSelected: boolean;
	/** Message above the map, for example that an address was not found. */
	warning: string;
	/** Whether the marker is that of the business, whose texts cannot be edited here. */
	isSite: boolean;
	/** Whether the next click on the map places a marker. */
	isPlacing: boolean;
	onPlacing: ( isPlacing: boolean ) => void;
	/** Null if no geocoder is available. */
	finder: PointFinder | null;
	/** Search term that was entered before the map was set up. */
	query: string;
	onAdd: ( point: Point ) => void;
	/** Id of the marker whose popup opens; '' for none. */
	wanted: string;
	onWanted: ( id: string ) => void;
	onDismiss: () => void;
	/** `onAct` changes attributes as an undo step of its own, `onType` while a text is typed. */
	onAct: ( attributes: Partial< Attributes > ) => void;
	onType: ( field: string, attributes: Partial< Attributes > ) => void;
};

type Active = { index: number; anchor: HTMLElement };

/** Map with its messages and the popup of the active marker. */
export function MapCanvas( props: Props ) {
	const { attributes, state, access, onAct, onType, isPlacing, wanted } =
		props;
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
				// With several markers, or while a marker is placed, the view is not saved.
				if ( state.places.length > 1 || isPlacing ) {
					return;
				}
				onAct( {
					zoom: Math.round( zoom * 100 ) / 100,
					...( state.places.length === 0 && {
						mapCenter: toFoundShape( attributes.mapCenter, center ),
					} ),
				} );
			},
			onDrag: ( { index }, position ) =>
				onAct( movePoint( attributes, index, position ) ),
			onPlaced: ( position ) => {
				const made = makePoint( attributes, position );
				props.onWanted( made.id );
				props.onPlacing( false );
				onAct( addPoint( attributes, made ) );
			},
		},
		isPlacing
	);
	// Opens the popup of a new marker, or of the existing one that was added again.
	const { onWanted } = props;
	useEffect( () => {
		const place = state.places.find( ( { id } ) => id === wanted );
		if ( wanted !== '' && place && container ) {
			const marker = container.querySelector< HTMLElement >(
				`.wp-block-jetpack-map__marker[data-place="${ place.index }"]`
			);
			onWanted( '' );
			// If the marker is part of a group, it has no button: the popup is anchored to the map.
			setActive( { index: place.index, anchor: marker ?? container } );
		}
	}, [ container, wanted, state, onWanted ] );

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
				{ isPlacing && status === 'ready' && (
					<PlacingHint onCancel={ () => props.onPlacing( false ) } />
				) }
				{ status === 'ready' &&
					props.isSelected &&
					! isPlacing &&
					state.places.length === 0 && (
						<EmptyHint
							finder={ props.finder }
							query={ props.query }
							onAdd={ props.onAdd }
							onPlace={ () => props.onPlacing( true ) }
						/>
					) }
				{ status === 'loading' && (
					<div className="wp-block-jetpack-map__status">
						<Spinner />
					</div>
				) }
				{ status === 'failed' && (
					<div className="wp-block-jetpack-map__status">
						{ state.places.length > 0 && (
							<ul className="wp-block-jetpack-map__places">
								{ state.places.map( ( place ) => (
									<li key={ place.index }>
										{ place.title || place.caption }
									</li>
								) ) }
							</ul>
						) }
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ retry }
						>
							{ __( 'Reload map', 'mainstreet-blocks' ) }
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
						isSite={ props.isSite }
						onChange={ ( texts ) =>
							onType(
								getField( active.index, texts ),
								editPoint( attributes, active.index, texts )
							)
						}
						onMove={ ( position ) =>
							onType(
								`position ${ active.index }`,
								movePoint( attributes, active.index, position )
							)
						}
						onDelete={ () => remove( active ) }
					/>
				</Popover>
			) }
		</>
	);
}
