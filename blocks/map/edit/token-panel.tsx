import {
	Button,
	ExternalLink,
	Flex,
	PanelBody,
	TextControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
import { tokenStore, type TokenState } from './token-store';

/** Sidebar panel for the site's token (part 1, section 5). */
export function TokenPanel( { access }: { access: TokenState } ) {
	const { saveToken, removeToken } = useDispatch( tokenStore );
	const shown = access.isHosted ? '' : access.token;
	const [ typed, setTyped ] = useState( shown );
	const { settingsUrl } = getEditorState();
	const isUnchanged = typed.trim() === '' || typed.trim() === shown;

	return (
		<PanelBody
			title={ __( 'Mapbox Access Token', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				autoComplete="off"
				dir="ltr"
				label={ __( 'Access token', 'mainstreet-blocks' ) }
				help={
					access.isHosted
						? __(
								'Your host provides a token. You can use one of your own instead.',
								'mainstreet-blocks'
							)
						: __(
								'All maps of this site use this token.',
								'mainstreet-blocks'
							)
				}
				value={ typed }
				onChange={ setTyped }
			/>
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
					disabled={
						access.isHosted || access.isBusy || ! access.token
					}
					onClick={ () => removeToken() }
				>
					{ __( 'Remove Token', 'mainstreet-blocks' ) }
				</Button>
			</Flex>
			{ settingsUrl && (
				<ExternalLink href={ settingsUrl }>
					{ __(
						'Keys and services of this site',
						'mainstreet-blocks'
					) }
				</ExternalLink>
			) }
		</PanelBody>
	);
}
