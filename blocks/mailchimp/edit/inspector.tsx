import { InspectorControls } from '@wordpress/block-editor';
import {
	ExternalLink,
	TextControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { readFields } from '@shared/custom-fields';
import { InfoPanel, SettingsPanel } from '@shared/inspector';
import { NOTIFICATIONS, type Attributes, type Notification } from '../types';
import { FieldSettings } from './field-settings';
import { GroupSettings } from './group-settings';
import { getTexts, toLabel } from './texts';

type Props = {
	attributes: Attributes;
	settingsUrl: string;
	onChange: ( attributes: Partial< Attributes > ) => void;
	/** Shows a notification in the canvas. */
	onAudition: ( notification: Notification ) => void;
};

function NotificationsPanel( { attributes, onAudition, onChange }: Props ) {
	const texts = getTexts();
	const labels: Record< Notification, string > = {
		processing: __( 'Processing text', 'mainstreet-blocks' ),
		success: __( 'Success text', 'mainstreet-blocks' ),
		error: __( 'Error text', 'mainstreet-blocks' ),
	};
	return (
		<SettingsPanel
			title={ __( 'Notifications', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ NOTIFICATIONS.map( ( notification ) => {
				const name = toLabel( notification );
				return {
					label: labels[ notification ],
					reset: { [ name ]: undefined },
					isShownByDefault: notification === 'success',
					control: ( label: string ) => (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ attributes[ name ] ?? texts[ name ] }
							onFocus={ () => onAudition( notification ) }
							onChange={ ( typed ) => {
								onChange( { [ name ]: typed } );
								onAudition( notification );
							} }
						/>
					),
				};
			} ) }
		/>
	);
}

function TrackingPanel( { attributes, onChange }: Props ) {
	return (
		<SettingsPanel
			title={ __( 'Signup location tracking', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Signup field tag', 'mainstreet-blocks' ),
					reset: { signupFieldTag: undefined },
					control: ( label ) => (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							placeholder="SIGNUP"
							help={ __(
								'A merge field of your audience: up to ten capital letters, digits or underscores.',
								'mainstreet-blocks'
							) }
							value={ attributes.signupFieldTag ?? '' }
							onChange={ ( typed ) =>
								onChange( {
									signupFieldTag: typed || undefined,
								} )
							}
						/>
					),
				},
				{
					label: __( 'Signup field value', 'mainstreet-blocks' ),
					reset: { signupFieldValue: undefined },
					control: ( label ) => (
						<VStack spacing={ 4 }>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								placeholder={ __(
									'Homepage',
									'mainstreet-blocks'
								) }
								value={ attributes.signupFieldValue ?? '' }
								onChange={ ( typed ) =>
									onChange( {
										signupFieldValue: typed || undefined,
									} )
								}
							/>
							<ExternalLink href="https://mailchimp.com/help/determine-webpage-signup-location/">
								{ __(
									'Learn about tracking',
									'mainstreet-blocks'
								) }
							</ExternalLink>
						</VStack>
					),
				},
			] }
		/>
	);
}

export function Inspector( props: Props ) {
	const { attributes, onChange, settingsUrl } = props;
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Text elements', 'mainstreet-blocks' ) }
				values={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Email placeholder', 'mainstreet-blocks' ),
						reset: { emailPlaceholder: undefined },
						control: ( label ) => (
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								value={
									attributes.emailPlaceholder ??
									getTexts().emailPlaceholder
								}
								onChange={ ( emailPlaceholder ) =>
									onChange( { emailPlaceholder } )
								}
							/>
						),
					},
					{
						label: __( 'Additional fields', 'mainstreet-blocks' ),
						reset: { extraFields: undefined },
						isShownByDefault: false,
						control: () => (
							<FieldSettings
								fields={ readFields( attributes.extraFields ) }
								onChange={ onChange }
							/>
						),
					},
				] }
			/>
			<NotificationsPanel { ...props } />
			<TrackingPanel { ...props } />
			<SettingsPanel
				title={ __( 'Mailchimp groups', 'mainstreet-blocks' ) }
				values={ attributes }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Groups', 'mainstreet-blocks' ),
						reset: { interests: [] },
						isShownByDefault: false,
						control: () => (
							<GroupSettings
								interests={ attributes.interests }
								onChange={ ( interests ) =>
									onChange( { interests } )
								}
							/>
						),
					},
				] }
			/>
			<InfoPanel
				title={ __( 'Mailchimp connection', 'mainstreet-blocks' ) }
			>
				<ExternalLink href={ settingsUrl }>
					{ __( 'Manage connection', 'mainstreet-blocks' ) }
				</ExternalLink>
			</InfoPanel>
		</InspectorControls>
	);
}
