import { TextControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
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

/** To whom answers go, and under which subject. */
export function MailSettings( props: SettingsProps ) {
	const { attributes, setAttributes, context } = props;
	const standard = useDefaults( attributes, context );
	return (
		<>
			<TextField
				label={ __( 'Email address to send to', 'mainstreet-blocks' ) }
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
						__( 'Answers also go to: %s', 'mainstreet-blocks' ),
						standard.also
					) }
				</p>
			) }
			<TextField
				label={ __( 'Email subject line', 'mainstreet-blocks' ) }
				value={ attributes.subject }
				standard={ standard.subject }
				onChange={ ( subject ) => setAttributes( { subject } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Title of the form', 'mainstreet-blocks' ) }
				help={ __(
					'Tells your forms apart in the list of answers, and for people who use a screen reader.',
					'mainstreet-blocks'
				) }
				value={ decodeEntities( attributes.formTitle ) }
				onChange={ ( formTitle ) => setAttributes( { formTitle } ) }
			/>
		</>
	);
}
