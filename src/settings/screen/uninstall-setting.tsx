import { Card, CardBody, CheckboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveSettings } from './api';

type Props = {
	initial: boolean;
	/** Whether form responses are deleted, too. */
	initialAnswers: boolean;
};

/** Settings for deleting stored data with the plugin. They are saved at once. */
export function UninstallSetting( { initial, initialAnswers }: Props ) {
	const [ isChecked, setIsChecked ] = useState( initial );
	const [ withAnswers, setWithAnswers ] = useState( initialAnswers );
	const [ message, setMessage ] = useState( '' );

	const save = async (
		name: string,
		wanted: boolean,
		set: ( value: boolean ) => void
	) => {
		set( wanted );
		setMessage( '' );
		const result = await saveSettings( { [ name ]: wanted } );
		if ( ! result.ok ) {
			set( ! wanted );
		}
		setMessage(
			result.ok ? __( 'Saved.', 'mainstreet-blocks' ) : result.message
		);
	};

	return (
		<Card className="mainstreet-settings__service">
			<CardBody className="mainstreet-settings__options">
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __(
						'Remove settings, keys and subscribers when the plugin is deleted',
						'mainstreet-blocks'
					) }
					help={ __(
						'Posts and pages are never removed.',
						'mainstreet-blocks'
					) }
					checked={ isChecked }
					onChange={ ( wanted ) =>
						save( 'delete_on_uninstall', wanted, setIsChecked )
					}
				/>
				{ isChecked && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __(
							'Also remove form responses and the files visitors sent',
							'mainstreet-blocks'
						) }
						help={ __(
							'Otherwise they stay in the database, where other form plugins that support them can show them.',
							'mainstreet-blocks'
						) }
						checked={ withAnswers }
						onChange={ ( wanted ) =>
							save(
								'delete_answers_on_uninstall',
								wanted,
								setWithAnswers
							)
						}
					/>
				) }
				<p role="status" className="mainstreet-settings__outcome">
					{ message }
				</p>
			</CardBody>
		</Card>
	);
}
