import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { getSiteType } from '@shared/upgrade/features';
import { SettingsPanel } from '@shared/inspector';
import { LayoutPanel } from './layout';
import { FormLooks } from './styles';
import { getCrmSetting } from './plugins/crm-setting';
import { getMailPoetSetting } from './plugins/mailpoet-setting';
import { SignupPanel } from './plugins/marketing-opt-in-panel';
import { useCanInstall } from './plugins/use-can-install';
import { useCopySetting } from './settings/copy';
import { useMailSettings, type SettingsProps } from './settings/mail';
import { getThankYouSettings } from './settings/thank-you';

/** Sidebar of the form. */
export function FormInspector( props: SettingsProps ) {
	const canInstall = useCanInstall();
	const mail = useMailSettings( props );
	const copy = useCopySetting( props );
	const { attributes, clientId, setAttributes } = props;
	const change = { values: attributes, onChange: setAttributes };
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					{ ...change }
					title={ __( 'Form settings', 'mainstreet-blocks' ) }
					settings={ mail }
				/>
				<SettingsPanel
					{ ...change }
					title={ __( 'After submission', 'mainstreet-blocks' ) }
					settings={ [ ...getThankYouSettings( props ), copy ] }
				/>
				<LayoutPanel { ...props } />
				<SignupPanel clientId={ clientId } />
				{ canInstall && getSiteType() !== 'simple' && (
					<>
						<SettingsPanel
							{ ...change }
							title={ __(
								'CRM integration',
								'mainstreet-blocks'
							) }
							settings={ [ getCrmSetting( props ) ] }
						/>
						<SettingsPanel
							{ ...change }
							title={ __(
								'Newsletter integration',
								'mainstreet-blocks'
							) }
							settings={ [ getMailPoetSetting( props ) ] }
						/>
					</>
				) }
			</InspectorControls>
			<FormLooks { ...props } />
		</>
	);
}
