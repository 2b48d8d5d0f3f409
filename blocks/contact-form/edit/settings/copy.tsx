import { store as blockEditorStore } from '@wordpress/block-editor';
import { Notice, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Setting } from '@shared/inspector';
import type { Attributes } from '../../types';
import type { SettingsProps } from './mail';

/** Returns the setting for sending a copy to the visitor. Off by default. */
export function useCopySetting( {
	attributes,
	setAttributes,
	clientId,
}: SettingsProps ): Setting< Attributes > {
	const hasEmail = useSelect(
		( select ) => {
			const { getClientIdsOfDescendants, getBlockName } =
				select( blockEditorStore );
			const ids: string[] = getClientIdsOfDescendants( [ clientId ] );
			return ids.some(
				( id ) => getBlockName( id ) === 'jetpack/field-email'
			);
		},
		[ clientId ]
	);
	return {
		label: __( 'Send a copy to the sender', 'mainstreet-blocks' ),
		reset: { copyToSender: false },
		isShownByDefault: false,
		control: ( label ) => (
			<>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Sent to the address in the first email field of the form.',
						'mainstreet-blocks'
					) }
					checked={ attributes.copyToSender === true }
					onChange={ ( copyToSender ) =>
						setAttributes( { copyToSender } )
					}
				/>
				{ attributes.copyToSender === true && ! hasEmail && (
					<div className="mainstreet-form-settings__notice">
						<Notice status="warning" isDismissible={ false }>
							{ __(
								'No copy can be sent, because this form has no email field.',
								'mainstreet-blocks'
							) }
						</Notice>
					</div>
				) }
			</>
		),
	};
}
