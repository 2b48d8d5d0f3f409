import { BlockControls } from '@wordpress/block-editor';
import { Dropdown, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { settings } from '@wordpress/icons';
import { CopyToSender } from './settings/copy';
import { MailSettings, type SettingsProps } from './settings/mail';
import { ThankYou } from './settings/thank-you';

/** The form's settings at hand: a button in the toolbar that opens them. */
export function FormToolbar( props: SettingsProps ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<Dropdown
					popoverProps={ { placement: 'bottom-start' } }
					contentClassName="mainstreet-form-settings"
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							icon={ settings }
							label={ __(
								'Edit form settings',
								'mainstreet-blocks'
							) }
							aria-expanded={ isOpen }
							aria-haspopup="true"
							onClick={ onToggle }
						/>
					) }
					renderContent={ () => (
						<div className="mainstreet-form-settings__fields">
							<MailSettings { ...props } />
							<ThankYou { ...props } />
							<CopyToSender { ...props } />
						</div>
					) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
