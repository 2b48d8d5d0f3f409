import { InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	Notice,
	PanelBody,
	RangeControl,
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { hideByDefault, SettingsPanel } from '@shared/inspector';
import { COLUMNS, COUNT, SPACING, type Settings } from '../attributes';
import type { Attributes } from '../types';
import type { Gallery } from './responses';
import { getFewPostsText } from './strings';

type Props = {
	settings: Settings;
	gallery: Gallery;
	/** Whether the account is one of the user's. */
	canDisconnect: boolean;
	onChange: ( attributes: Partial< Attributes > ) => void;
	onDisconnect: () => void;
};

function AccountPanel( {
	settings,
	gallery,
	canDisconnect,
	onDisconnect,
}: Props ) {
	const user = settings.instagramUser;
	return (
		<PanelBody title={ __( 'Account settings', 'mainstreet-blocks' ) }>
			<VStack spacing={ 4 } alignment="left">
				<ExternalLink
					href={ `https://www.instagram.com/${ encodeURIComponent( user ) }/` }
				>
					{ /* The sign stays in front, also where text runs from the right. */ }
					<bdi dir="ltr">{ `@${ user }` }</bdi>
				</ExternalLink>
				{ gallery.isStale && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Instagram is not returning new posts right now. Showing the last available posts.',
							'mainstreet-blocks'
						) }
					</Notice>
				) }
				{ canDisconnect && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isDestructive
						onClick={ onDisconnect }
					>
						{ __( 'Disconnect your account', 'mainstreet-blocks' ) }
					</Button>
				) }
			</VStack>
		</PanelBody>
	);
}

type Name = 'columns' | 'count' | 'spacing';

function DisplayPanel( { settings, gallery, onChange }: Props ) {
	const range = (
		name: Name,
		label: string,
		{ min, max, initial }: typeof COUNT
	) => ( {
		label,
		reset: { [ name ]: initial },
		control: ( text: string ) => (
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ text }
				value={ settings[ name ] }
				min={ min }
				max={ max }
				onChange={ ( value ) =>
					onChange( { [ name ]: value ?? initial } )
				}
			/>
		),
	} );
	return (
		<SettingsPanel
			title={ __( 'Display settings', 'mainstreet-blocks' ) }
			values={ settings }
			onChange={ onChange }
			settings={ [
				range(
					'count',
					__( 'Number of posts', 'mainstreet-blocks' ),
					COUNT
				),
				range(
					'columns',
					__( 'Number of columns', 'mainstreet-blocks' ),
					COLUMNS
				),
				hideByDefault(
					range(
						'spacing',
						__( 'Space between images (px)', 'mainstreet-blocks' ),
						SPACING
					)
				),
				{
					label: __( 'Stack on mobile', 'mainstreet-blocks' ),
					reset: { isStackedOnMobile: true },
					isShownByDefault: false,
					control: ( label ) => (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							checked={ settings.isStackedOnMobile }
							onChange={ ( isStackedOnMobile ) =>
								onChange( { isStackedOnMobile } )
							}
						/>
					),
				},
				gallery.pictures.length < settings.count && {
					label: __( 'Available posts', 'mainstreet-blocks' ),
					reset: {},
					control: () => (
						<Notice status="info" isDismissible={ false }>
							{ getFewPostsText( gallery.pictures.length ) }
						</Notice>
					),
				},
			] }
		/>
	);
}

/** Sidebar: the account, and how its images are shown. */
export function Inspector( props: Props ) {
	return (
		<InspectorControls>
			<AccountPanel { ...props } />
			<DisplayPanel { ...props } />
		</InspectorControls>
	);
}
