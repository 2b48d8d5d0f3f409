import {
	Button,
	ExternalLink,
	Flex,
	Notice,
	TextControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
import { mapAccessStore, type MapAccess } from '@store/map-access';

/** Name of the constant or environment variable. */
const CONSTANT = 'MAINSTREET_MAPBOX_TOKEN';

/** Returns a text about who can change the token, if the current user cannot. */
function describeOwner( { provider, isWritable }: MapAccess ): string {
	switch ( provider ) {
		case 'host':
			return __(
				'Your host provides the access token, so it cannot be changed here.',
				'mainstreet-blocks'
			);
		case 'constant':
			return sprintf(
				/* translators: %s: name of a PHP constant. */
				__(
					'The access token is set by the constant %s in this site’s configuration, so it cannot be changed here.',
					'mainstreet-blocks'
				),
				CONSTANT
			);
		case 'environment':
			return sprintf(
				/* translators: %s: name of an environment variable. */
				__(
					'The access token is set by the environment variable %s in this site’s configuration, so it cannot be changed here.',
					'mainstreet-blocks'
				),
				CONSTANT
			);
	}
	return isWritable
		? ''
		: __(
				'All maps on this site use the same access token. Please ask an administrator if you need to change it.',
				'mainstreet-blocks'
			);
}

/** Fields for changing or removing the token. A refused token stays in the field, with the error below. */
function TokenFields( { access }: { access: MapAccess } ) {
	const { saveToken, removeToken } = useDispatch( mapAccessStore );
	const [ typed, setTyped ] = useState( access.token );
	const { settingsUrl } = getEditorState();
	const isUnchanged = typed.trim() === '' || typed.trim() === access.token;

	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				autoComplete="off"
				dir="ltr"
				label={ __( 'Access token', 'mainstreet-blocks' ) }
				help={ __(
					'All maps on this site use this token.',
					'mainstreet-blocks'
				) }
				aria-invalid={ access.error !== '' }
				value={ typed }
				onChange={ setTyped }
			/>
			{ access.error && (
				<Notice status="error" isDismissible={ false }>
					{ access.error }
				</Notice>
			) }
			<Flex
				justify="flex-start"
				wrap
				className="wp-block-jetpack-map__token-buttons"
			>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ isUnchanged || access.isBusy }
					onClick={ () => saveToken( typed ) }
				>
					{ __( 'Update Token', 'mainstreet-blocks' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					accessibleWhenDisabled
					disabled={ access.isBusy || ! access.token }
					onClick={ () => removeToken() }
				>
					{ __( 'Remove Token', 'mainstreet-blocks' ) }
				</Button>
			</Flex>
			{ settingsUrl && (
				<ExternalLink href={ settingsUrl }>
					{ __(
						'Manage API keys and services',
						'mainstreet-blocks'
					) }
				</ExternalLink>
			) }
		</>
	);
}

/** The token of the site, or a text about who can change it. */
export function TokenSettings( { access }: { access: MapAccess } ) {
	const owner = describeOwner( access );
	return owner ? <p>{ owner }</p> : <TokenFields access={ access } />;
}
