import { TextControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import type { Setting } from '@shared/inspector';
import type { Attributes } from '../../types';
import { getRecipientsError } from './emails';
import { TextField } from './text-field';
import { useDefaults, type FormContext } from './use-defaults';

export type SettingsProps = {
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
	clientId: string;
	context?: FormContext;
};

/** Returns the settings for recipients, subject and title of the form. */
export function useMailSettings( {
	attributes,
	setAttributes,
	context,
}: SettingsProps ): Setting< Attributes >[] {
	const standard = useDefaults( attributes, context );
	return [
		{
			label: __( 'Send responses to', 'mainstreet-blocks' ),
			reset: { to: undefined },
			control: ( label ) => (
				<>
					<TextField
						label={ label }
						help={ __(
							'Separate multiple addresses with commas. Responses are also stored on your site.',
							'mainstreet-blocks'
						) }
						placeholder={ standard.who }
						value={ attributes.to }
						standard={ standard.to }
						onChange={ ( to ) => setAttributes( { to } ) }
						getError={ getRecipientsError }
					/>
					{ attributes.to && standard.also && (
						<p>
							{ sprintf(
								/* translators: %s: addresses, or who it is in words. */
								__(
									'Responses are also sent to: %s',
									'mainstreet-blocks'
								),
								standard.also
							) }
						</p>
					) }
				</>
			),
		},
		{
			label: __( 'Email subject', 'mainstreet-blocks' ),
			reset: { subject: undefined },
			control: ( label ) => (
				<TextField
					label={ label }
					value={ attributes.subject }
					standard={ standard.subject }
					onChange={ ( subject ) => setAttributes( { subject } ) }
				/>
			),
		},
		{
			label: __( 'Form title', 'mainstreet-blocks' ),
			reset: { formTitle: '' },
			isShownByDefault: false,
			control: ( label ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Identifies the form in your list of responses and for people who use screen readers.',
						'mainstreet-blocks'
					) }
					value={ decodeEntities( attributes.formTitle ) }
					onChange={ ( formTitle ) => setAttributes( { formTitle } ) }
				/>
			),
		},
	];
}
