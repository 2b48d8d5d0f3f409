import { __ } from '@wordpress/i18n';
import { TEXTS } from '../constants';

type Name = keyof typeof TEXTS;

const translate = (): Record< Name, string > => ( {
	subscribePlaceholder: __( 'Type your email…', 'mainstreet-blocks' ),
	submitButtonText: __( 'Subscribe', 'mainstreet-blocks' ),
	successMessage: __(
		"Success! An email was just sent to confirm your subscription. Please find the email now and click 'Confirm Follow' to start subscribing.",
		'mainstreet-blocks'
	),
} );

/**
 * A text as visitors see it: the standard one in the language of the site.
 *
 * @param name Name of its attribute.
 * @param text As stored.
 */
export const showText = ( name: Name, text: string ): string =>
	text === TEXTS[ name ] ? translate()[ name ] : text;

/**
 * The other way round, for what was typed.
 *
 * @param name Name of its attribute.
 * @param text As typed.
 */
export const storeText = ( name: Name, text: string ): string =>
	text === translate()[ name ] ? TEXTS[ name ] : text;
