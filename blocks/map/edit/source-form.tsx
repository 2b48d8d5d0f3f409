import {
	Button,
	ExternalLink,
	Notice,
	RadioControl,
	TextControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import {
	SOURCES,
	mapAccessStore,
	type OwnTiles,
	type Source,
	type MapAccess,
} from '@store/map-access';

const getOptions = () => [
	{
		value: 'openstreetmap',
		label: __( 'OpenStreetMap', 'mainstreet-blocks' ),
		description: __(
			'Free, without an account or API key. Visitors’ browsers load the map from tile.openstreetmap.org, and place searches go to OpenStreetMap’s Nominatim service. For sites with moderate traffic.',
			'mainstreet-blocks'
		),
	},
	{
		value: 'mapbox',
		label: __( 'Mapbox', 'mainstreet-blocks' ),
		description: __(
			'Four styles, including satellite. Requires an account and its public access token.',
			'mainstreet-blocks'
		),
	},
	{
		value: 'own',
		label: __( 'Another server', 'mainstreet-blocks' ),
		description: __(
			'Map tiles from a provider of your choice or from your own server.',
			'mainstreet-blocks'
		),
	},
];

type TilesProps = {
	tiles: OwnTiles;
	onChange: ( changed: Partial< OwnTiles > ) => void;
};

/** Fields for the URL of the tiles of another server, and its attribution. */
function TileFields( { tiles, onChange }: TilesProps ) {
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				autoComplete="off"
				dir="ltr"
				label={ __( 'Tile URL', 'mainstreet-blocks' ) }
				placeholder="https://tiles.example.org/{z}/{x}/{y}.png"
				value={ tiles.url }
				onChange={ ( url ) => onChange( { url } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Attribution', 'mainstreet-blocks' ) }
				value={ tiles.attribution }
				onChange={ ( attribution ) => onChange( { attribution } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				dir="ltr"
				label={ __( 'Attribution link', 'mainstreet-blocks' ) }
				value={ tiles.link }
				onChange={ ( link ) => onChange( { link } ) }
			/>
		</>
	);
}

type Props = {
	access: MapAccess;
	/** Preselected provider. */
	initial: Source;
	/** Content for Mapbox, which needs a token instead of a button. */
	mapbox: ReactNode;
};

/** Choice of the map provider of the site. No request is sent before the choice is made. */
export function SourceForm( { access, initial, mapbox }: Props ) {
	const { chooseSource } = useDispatch( mapAccessStore );
	const [ chosen, setChosen ] = useState( initial );
	const [ tiles, setTiles ] = useState( access.ownTiles );
	const isDisabled =
		access.isBusy || ( chosen === 'own' && tiles.url.trim() === '' );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isDisabled ) {
			chooseSource( chosen, tiles );
		}
	};
	// Whether the choice differs from the current provider.
	const isNews =
		access.status !== 'ready' ||
		chosen !== access.source ||
		( chosen === 'own' && tiles !== access.ownTiles );

	return (
		<div className="wp-block-jetpack-map__sources">
			<RadioControl
				label={ __( 'Map provider', 'mainstreet-blocks' ) }
				selected={ chosen }
				options={ getOptions() }
				onChange={ ( value ) =>
					setChosen(
						SOURCES.find( ( known ) => known === value ) ?? chosen
					)
				}
			/>
			{ chosen === 'mapbox' && mapbox }
			{ ( chosen !== 'mapbox' || ! mapbox ) && (
				<form
					className="wp-block-jetpack-map__source-form"
					onSubmit={ submit }
				>
					{ chosen === 'own' && (
						<TileFields
							tiles={ tiles }
							onChange={ ( changed ) =>
								setTiles( { ...tiles, ...changed } )
							}
						/>
					) }
					{ chosen !== 'mapbox' && access.error && (
						<Notice status="error" isDismissible={ false }>
							{ access.error }
						</Notice>
					) }
					{ isNews && (
						<Button
							__next40pxDefaultSize
							type="submit"
							variant="primary"
							accessibleWhenDisabled
							disabled={ isDisabled }
							isBusy={ access.isBusy }
						>
							{
								{
									openstreetmap: __(
										'Use OpenStreetMap',
										'mainstreet-blocks'
									),
									mapbox: __(
										'Use Mapbox',
										'mainstreet-blocks'
									),
									own: __(
										'Use this server',
										'mainstreet-blocks'
									),
								}[ chosen ]
							}
						</Button>
					) }
				</form>
			) }
			{ chosen === 'openstreetmap' && (
				<ExternalLink href="https://operations.osmfoundation.org/policies/tiles/">
					{ __( 'Usage policy', 'mainstreet-blocks' ) }
				</ExternalLink>
			) }
		</div>
	);
}
