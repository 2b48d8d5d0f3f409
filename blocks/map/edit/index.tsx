import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@shared/canvas';
import { useUndoSteps } from '@shared/post-editor';
import { linkSheet } from '@shared/register-block';
import { mapAccessStore } from '@store/map-access';
import { normalize, parseStoredHeight } from '../attributes';
import type { Attributes, Point } from '../types';
import { getFinder } from './geocode';
import { Inspector } from './inspector';
import { MapCanvas } from './map-canvas';
import { addPoint, getState } from './points';
import { Preview } from './preview';
import { LoadingPlaceholder, TokenPlaceholder } from './token-placeholder';
import { Toolbar } from './toolbar';
import { useAddress } from './use-address';
import { useSitePlace } from './use-site-place';

// Sidebar and popovers are in the document of the admin page, even if the canvas is an iframe.
linkSheet( document, 'map', 'sidebar' );

type Props = BlockEditProps< Attributes >;

const getNotFound = () =>
	__(
		'The address of the business was not found on the map. Search for the place, or place the marker manually.',
		'mainstreet-blocks'
	);

const getMissing = () =>
	__(
		'The business details have no address yet. Enter it under Settings > Mainstreet, or add markers to this map.',
		'mainstreet-blocks'
	);

function LiveMap( { attributes: saved, setAttributes, isSelected }: Props ) {
	const access = useSelect(
		( select ) => select( mapAccessStore ).getAccess(),
		[]
	);
	const [ warning, setWarning ] = useState( '' );
	const steps = useUndoSteps();
	const site = useSitePlace( saved, setAttributes );
	const { values: attributes, change } = site;
	const act = ( changed: Partial< Attributes > ) =>
		steps.act( () => change( changed ) );
	const type = ( field: string, changed: Partial< Attributes > ) =>
		steps.type( field, () => change( changed ) );
	const state = useMemo( () => getState( attributes ), [ attributes ] );
	const isSite = site.address !== '';
	const height = parseStoredHeight( attributes.mapHeight );
	const [ isPlacing, setIsPlacing ] = useState( false );
	const [ wanted, setWanted ] = useState( '' );
	const [ query, setQuery ] = useState( '' );
	const { hasGeocoder, mayAskMapbox } = access;
	const token = mayAskMapbox ? access.token : '';
	const isReady = access.status === 'ready';
	const finder = useMemo(
		() => ( isReady ? getFinder( token, hasGeocoder ) : null ),
		[ isReady, token, hasGeocoder ]
	);

	const add = ( point: Point ) => {
		if ( attributes.points.some( ( { id } ) => id === point.id ) ) {
			setWanted( point.id );
		} else {
			act( addPoint( attributes, point ) );
		}
	};

	useAddress( {
		address: site.address || attributes.address,
		isEmpty: attributes.points.length === 0,
		finder,
		onFound: ( point ) => change( addPoint( attributes, point ) ),
		onFailure: () =>
			setWarning(
				isSite
					? getNotFound()
					: __(
							'Could not find the coordinates of the provided address. Displaying default location. Feel free to add the location manually.',
							'mainstreet-blocks'
						)
			),
	} );

	return (
		<>
			<Toolbar
				align={ attributes.align }
				finder={ finder }
				onAlign={ ( align ) => setAttributes( { align } ) }
				onAdd={ add }
				canPlace={ isReady && ! ( isSite && state.places.length > 0 ) }
				isPlacing={ isPlacing }
				onPlacing={ setIsPlacing }
			/>
			{ access.status === 'loading' && <LoadingPlaceholder /> }
			{ access.status === 'missing' && (
				<TokenPlaceholder access={ access } onSearch={ setQuery } />
			) }
			{ isReady && (
				<>
					<Inspector
						attributes={ attributes }
						state={ state }
						height={ height }
						access={ access }
						site={ site }
						onChange={ setAttributes }
						onAct={ act }
						onType={ type }
					/>
					<MapCanvas
						attributes={ attributes }
						state={ state }
						height={ height }
						access={ access }
						isSelected={ isSelected }
						warning={ site.isMissing ? getMissing() : warning }
						isSite={ isSite }
						isPlacing={ isPlacing && isSelected }
						onPlacing={ setIsPlacing }
						finder={ finder }
						query={ query }
						onAdd={ add }
						wanted={ wanted }
						onWanted={ setWanted }
						onDismiss={ () => setWarning( '' ) }
						onAct={ act }
						onType={ type }
					/>
				</>
			) }
		</>
	);
}

export default function Edit( props: Props ) {
	const { attributes } = props;
	const { align } = attributes;
	const isPreview = useIsPreview();
	const { style, color } = normalize( attributes );

	return (
		<div
			{ ...useBlockProps( {
				className: align ? `align${ align }` : undefined,
				'data-align': align,
			} ) }
		>
			{ isPreview ? (
				<Preview mapStyle={ style } color={ color } />
			) : (
				<LiveMap { ...props } />
			) }
		</div>
	);
}
