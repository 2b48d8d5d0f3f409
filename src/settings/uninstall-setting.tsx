import { Card, CardBody, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveSettings } from './api';

type Props = { initial: boolean };

/** Whether deleting the plugin also removes what it stored. Saved at once. */
export function UninstallSetting( { initial }: Props ) {
	const [ isChecked, setIsChecked ] = useState( initial );
	const [ message, setMessage ] = useState( '' );

	const change = async ( wanted: boolean ) => {
		setIsChecked( wanted );
		setMessage( '' );
		const result = await saveSettings( { delete_on_uninstall: wanted } );
		if ( ! result.ok ) {
			setIsChecked( ! wanted );
		}
		setMessage(
			result.ok ? __( 'Saved.', 'mainstreet-blocks' ) : result.message
		);
	};

	return (
		<Card className="mainstreet-settings__service">
			<CardBody>
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __(
						'Remove settings and keys when the plugin is deleted',
						'mainstreet-blocks'
					) }
					help={ __(
						'Posts stay as they are in any case.',
						'mainstreet-blocks'
					) }
					checked={ isChecked }
					onChange={ change }
				/>
				<p role="status" className="mainstreet-settings__outcome">
					{ message }
				</p>
			</CardBody>
		</Card>
	);
}
