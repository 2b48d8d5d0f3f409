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

// The sidebar and popovers are in the admin page, whatever document the canvas is.
linkSheet( document, 'map', 'sidebar' );

type Props = BlockEditProps< Attributes >;

function LiveMap( { attributes, setAttributes, isSelected }: Props ) {
	const access = useSelect(
		( select ) => select( mapAccessStore ).getAccess(),
		[]
	);
	const [ warning, setWarning ] = useState( '' );
	const steps = useUndoSteps();
	const act = ( changed: Partial< Attributes > ) =>
		steps.act( () => setAttributes( changed ) );
	const type = ( field: string, changed: Partial< Attributes > ) =>
		steps.type( field, () => setAttributes( changed ) );
	const state = useMemo( () => getState( attributes ), [ attributes ] );
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
		address: attributes.address,
		isEmpty: attributes.points.length === 0,
		finder,
		onFound: ( point ) => setAttributes( addPoint( attributes, point ) ),
		onFailure: () =>
			setWarning(
				__(
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
				canPlace={ isReady }
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
						warning={ warning }
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
