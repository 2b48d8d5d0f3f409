import { InspectorControls } from '@wordpress/block-editor';
import { ExternalLink, PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { readFields } from '@shared/custom-fields';
import { NOTIFICATIONS, type Attributes, type Notification } from '../types';
import { FieldsPanel } from './fields-panel';
import { GroupsPanel } from './groups-panel';
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
		<PanelBody title={ __( 'Notifications', 'mainstreet-blocks' ) }>
			{ NOTIFICATIONS.map( ( notification ) => {
				const name = toLabel( notification );
				return (
					<TextControl
						key={ notification }
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ labels[ notification ] }
						value={ attributes[ name ] ?? texts[ name ] }
						onFocus={ () => onAudition( notification ) }
						onChange={ ( typed ) => {
							onChange( { [ name ]: typed } );
							onAudition( notification );
						} }
					/>
				);
			} ) }
		</PanelBody>
	);
}

function TrackingPanel( { attributes, onChange }: Props ) {
	return (
		<PanelBody
			title={ __( 'Signup Location Tracking', 'mainstreet-blocks' ) }
			initialOpen={ false }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Signup Field Tag', 'mainstreet-blocks' ) }
				placeholder="SIGNUP"
				help={ __(
					'A merge field of your audience: up to ten capital letters, digits or underscores.',
					'mainstreet-blocks'
				) }
				value={ attributes.signupFieldTag ?? '' }
				onChange={ ( typed ) =>
					onChange( { signupFieldTag: typed || undefined } )
				}
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Signup Field Value', 'mainstreet-blocks' ) }
				placeholder={ __( 'Home page', 'mainstreet-blocks' ) }
				value={ attributes.signupFieldValue ?? '' }
				onChange={ ( typed ) =>
					onChange( { signupFieldValue: typed || undefined } )
				}
			/>
			<ExternalLink href="https://mailchimp.com/help/determine-webpage-signup-location/">
				{ __( 'Learn about tracking', 'mainstreet-blocks' ) }
			</ExternalLink>
		</PanelBody>
	);
}

export function Inspector( props: Props ) {
	const { attributes, onChange, settingsUrl } = props;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Text Elements', 'mainstreet-blocks' ) }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Email Placeholder', 'mainstreet-blocks' ) }
					value={
						attributes.emailPlaceholder ??
						getTexts().emailPlaceholder
					}
					onChange={ ( emailPlaceholder ) =>
						onChange( { emailPlaceholder } )
					}
				/>
			</PanelBody>
			<NotificationsPanel { ...props } />
			<FieldsPanel
				fields={ readFields( attributes.extraFields ) }
				onChange={ onChange }
			/>
			<GroupsPanel
				interests={ attributes.interests }
				onChange={ ( interests ) => onChange( { interests } ) }
			/>
			<TrackingPanel { ...props } />
			<PanelBody
				title={ __( 'Mailchimp Connection', 'mainstreet-blocks' ) }
				initialOpen={ false }
			>
				<ExternalLink href={ settingsUrl }>
					{ __( 'Manage Connection', 'mainstreet-blocks' ) }
				</ExternalLink>
			</PanelBody>
		</InspectorControls>
	);
}
