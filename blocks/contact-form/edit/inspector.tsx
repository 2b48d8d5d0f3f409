import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
import { CrmPanel } from './plugins/crm-panel';
import { NewsletterPanel } from './plugins/newsletter-panel';
import { SignupPanel } from './plugins/signup-panel';
import { useCanInstall } from './plugins/use-can-install';
import { CopyToSender } from './settings/copy';
import { MailSettings, type SettingsProps } from './settings/mail';
import { ThankYou } from './settings/thank-you';

/** The form's sidebar. */
export function FormInspector( props: SettingsProps ) {
	const canInstall = useCanInstall();
	return (
		<InspectorControls>
			<PanelBody
				className="mainstreet-form-settings__panel"
				title={ __( 'Form Settings', 'mainstreet-blocks' ) }
			>
				<MailSettings { ...props } />
			</PanelBody>
			<SignupPanel clientId={ props.clientId } />
			<PanelBody
				className="mainstreet-form-settings__panel"
				title={ __( 'After Sending', 'mainstreet-blocks' ) }
				initialOpen={ false }
			>
				<ThankYou { ...props } />
				<CopyToSender { ...props } />
			</PanelBody>
			{ canInstall && getEditorState().siteType !== 'simple' && (
				<>
					<CrmPanel { ...props } />
					<NewsletterPanel { ...props } />
				</>
			) }
		</InspectorControls>
	);
}
