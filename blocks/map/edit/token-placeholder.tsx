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

/** Placeholder while the token of the site is loading. */
export function LoadingPlaceholder() {
	return (
		<Placeholder icon={ icon } label={ __( 'Map', 'mainstreet-blocks' ) }>
			<Spinner />
		</Placeholder>
	);
}

/** Placeholder for users who must connect their account at the host first. */
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
	/** Called with the search term, which is searched for once the map is set up. */
	onSearch?: ( query: string ) => void;
};

/** Placeholder for choosing the map provider, if there is none or its token was refused. */
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

/** Choice of the map provider, once for the whole site. */
function Choice( { access, onSearch = () => {} }: Props ) {
	// A refused token is edited in the form of all providers.
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
