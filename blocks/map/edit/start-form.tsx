import { Button, Notice, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { mapAccessStore, type MapAccess } from '@store/map-access';
import { Preview } from './preview';

type Props = {
	access: MapAccess;
	/** Called with the search term, which is searched for once the map is set up. */
	onSearch: ( query: string ) => void;
	/** Shows all providers of maps. */
	onShowAll: () => void;
};

/** Search field on a drawn map, while the site has no map provider. No request is sent before the button is clicked. */
export function StartForm( { access, onSearch, onShowAll }: Props ) {
	const { chooseSource } = useDispatch( mapAccessStore );
	const [ query, setQuery ] = useState( '' );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! access.isBusy ) {
			onSearch( query.trim() );
			chooseSource( 'openstreetmap', access.ownTiles );
		}
	};
	return (
		<div className="wp-block-jetpack-map__start">
			<Preview mapStyle="default" color="#cc1818" />
			<form
				className="wp-block-jetpack-map__start-form"
				onSubmit={ submit }
			>
				{ access.error && (
					<Notice status="error" isDismissible={ false }>
						{ access.error }
					</Notice>
				) }
				<div className="wp-block-jetpack-map__token-form">
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						autoComplete="off"
						label={ __( 'Where are you?', 'mainstreet-blocks' ) }
						placeholder={ __(
							'Address or place',
							'mainstreet-blocks'
						) }
						value={ query }
						onChange={ setQuery }
					/>
					<Button
						__next40pxDefaultSize
						type="submit"
						variant="primary"
						accessibleWhenDisabled
						disabled={ access.isBusy }
						isBusy={ access.isBusy }
					>
						{ __( 'Use OpenStreetMap', 'mainstreet-blocks' ) }
					</Button>
				</div>
				<p>
					{ __(
						'Maps and search are free with OpenStreetMap. Until you choose it, nothing is loaded from other servers, and visitors see a list of places.',
						'mainstreet-blocks'
					) }{ ' ' }
					<Button variant="link" onClick={ onShowAll }>
						{ __( 'Other map providers', 'mainstreet-blocks' ) }
					</Button>
				</p>
			</form>
		</div>
	);
}
