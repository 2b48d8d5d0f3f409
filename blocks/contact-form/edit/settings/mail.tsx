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

/** To whom answers go, under which subject, and what the form is called. */
export function useMailSettings( {
	attributes,
	setAttributes,
	context,
}: SettingsProps ): Setting< Attributes >[] {
	const standard = useDefaults( attributes, context );
	return [
		{
			label: __( 'Email address to send to', 'mainstreet-blocks' ),
			reset: { to: undefined },
			control: ( label ) => (
				<>
					<TextField
						label={ label }
						help={ __(
							'You can enter several addresses with commas between. Answers are kept on your site as well.',
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
									'Answers also go to: %s',
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
			label: __( 'Email subject line', 'mainstreet-blocks' ),
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
			label: __( 'Title of the form', 'mainstreet-blocks' ),
			reset: { formTitle: '' },
			control: ( label ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Tells your forms apart in the list of answers, and for people who use a screen reader.',
						'mainstreet-blocks'
					) }
					value={ decodeEntities( attributes.formTitle ) }
					onChange={ ( formTitle ) => setAttributes( { formTitle } ) }
				/>
			),
		},
	];
}
