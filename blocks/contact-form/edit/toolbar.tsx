import { BlockControls } from '@wordpress/block-editor';
import { ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';
import { ToolbarDropdown } from '@shared/toolbar/toolbar-dropdown';
import { useCopySetting } from './settings/copy';
import { useMailSettings, type SettingsProps } from './settings/mail';
import { getThankYouSettings } from './settings/thank-you';

/** The settings of the sidebar, without their reset buttons. */
function Fields( props: SettingsProps ) {
	const shown = [
		...useMailSettings( props ),
		...getThankYouSettings( props ),
		useCopySetting( props ),
	];
	return (
		<div className="mainstreet-form-settings__fields">
			{ shown.map(
				( setting ) =>
					setting && (
						<div key={ setting.label }>
							{ setting.control( setting.label ) }
						</div>
					)
			) }
		</div>
	);
}

/** Toolbar button that opens the settings of the form. */
export function FormToolbar( props: SettingsProps ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarDropdown
					icon={ settings }
					label={ __( 'Edit form settings', 'mainstreet-blocks' ) }
					className="mainstreet-form-settings"
				>
					{ () => <Fields { ...props } /> }
				</ToolbarDropdown>
			</ToolbarGroup>
		</BlockControls>
	);
}
