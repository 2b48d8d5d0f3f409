import {
	Button,
	ExternalLink,
	Notice,
	Placeholder,
	Spinner,
	TextControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { ConnectPlaceholder } from '@shared/connect';
import { getEditorState } from '@shared/editor-state';
import { mapAccessStore, type MapAccess } from '@store/map-access';
import { icon } from '../icon';
import { SourceForm } from './source-form';
import { StartForm } from './start-form';

/** Shown while the token of the site is being fetched. */
export function LoadingPlaceholder() {
	return (
		<Placeholder icon={ icon } label={ __( 'Map', 'mainstreet-blocks' ) }>
			<Spinner />
		</Placeholder>
	);
}

/** Asks users whom the site's host lets in only when connected to do that first. */
const Connect = ( { host }: { host: string } ) => (
	<ConnectPlaceholder
		icon={ icon }
		label={ __( 'Map', 'mainstreet-blocks' ) }
		instructions={ sprintf(
			/* translators: %s: name of the company that hosts the site. */
			__( 'Connect to %s to set up maps.', 'mainstreet-blocks' ),
			host
		) }
		host={ host }
	/>
);

type Props = {
	access: MapAccess;
	/** Called with what to search for once there is a map. */
	onSearch?: ( query: string ) => void;
};

/** Asks who draws the maps, where that is not known or its token was refused. */
export function TokenPlaceholder( props: Props ) {
	const { connectTo } = getEditorState();
	if ( connectTo ) {
		return <Connect host={ connectTo } />;
	}
	return props.access.isWritable ? (
		<Choice { ...props } />
	) : (
		<Placeholder
			icon={ icon }
			label={ __( 'Map', 'mainstreet-blocks' ) }
			instructions={ __(
				'No map provider has been selected for this site yet. Please ask an administrator to select one. Until then, visitors see a list of places.',
				'mainstreet-blocks'
			) }
		/>
	);
}

/** Who draws the maps; asked once for the whole site. */
function Choice( { access, onSearch = () => {} }: Props ) {
	// A token that was refused is edited in the form of all providers.
	const [ hasAll, setHasAll ] = useState( access.typed !== '' );
	if ( ! hasAll ) {
		return (
			<StartForm
				access={ access }
				onSearch={ onSearch }
				onShowAll={ () => setHasAll( true ) }
			/>
		);
	}
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Map', 'mainstreet-blocks' ) }
			instructions={ __(
				'Choose a map provider for this site. Until you do, nothing is loaded from other servers, and visitors see a list of places.',
				'mainstreet-blocks'
			) }
		>
			<SourceForm
				access={ access }
				initial={ access.typed ? 'mapbox' : 'openstreetmap' }
				mapbox={ <TokenForm access={ access } /> }
			/>
		</Placeholder>
	);
}

function TokenForm( { access }: { access: MapAccess } ) {
	const { saveToken } = useDispatch( mapAccessStore );
	const [ typed, setTyped ] = useState( access.typed );
	const { settingsUrl } = getEditorState();
	const isDisabled = typed.trim() === '' || access.isBusy;

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isDisabled ) {
			saveToken( typed );
		}
	};

	return (
		<>
			{ access.error && (
				<Notice status="error" isDismissible={ false }>
					{ access.error }
				</Notice>
			) }
			<form
				className="wp-block-jetpack-map__token-form"
				onSubmit={ submit }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					autoComplete="off"
					dir="ltr"
					label={ __( 'Mapbox access token', 'mainstreet-blocks' ) }
					placeholder="pk.…"
					value={ typed }
					onChange={ setTyped }
				/>
				<Button
					__next40pxDefaultSize
					type="submit"
					variant="primary"
					accessibleWhenDisabled
					disabled={ isDisabled }
					isBusy={ access.isBusy }
				>
					{ __( 'Set token', 'mainstreet-blocks' ) }
				</Button>
			</form>
			<p className="wp-block-jetpack-map__token-links">
				<ExternalLink href="https://account.mapbox.com/access-tokens/">
					{ __( 'Get a Mapbox access token', 'mainstreet-blocks' ) }
				</ExternalLink>
				{ settingsUrl && (
					<ExternalLink href={ settingsUrl }>
						{ __(
							'Manage API keys and services',
							'mainstreet-blocks'
						) }
					</ExternalLink>
				) }
			</p>
		</>
	);
}
