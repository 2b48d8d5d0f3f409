import { __ } from '@wordpress/i18n';
import type { Notification } from '../types';

/** Standard texts, as PHP shows them where a block has none of its own. */
export const getTexts = () => ( {
	emailPlaceholder: __( 'Enter your email', 'mainstreet-blocks' ),
	consentText: __(
		'By clicking submit, you agree to share your email address with the site owner and Mailchimp to receive marketing, updates, and other emails from the site owner. Use the unsubscribe link in those emails to opt out at any time.',
		'mainstreet-blocks'
	),
	processingLabel: __( 'Processing…', 'mainstreet-blocks' ),
	successLabel: __( "Success! You're on the list.", 'mainstreet-blocks' ),
	errorLabel: __(
		"Whoops! There was an error and we couldn't process your subscription. Please reload the page and try again.",
		'mainstreet-blocks'
	),
} );

/** Attribute that holds a notification's text. */
export const toLabel = ( notification: Notification ) =>
	`${ notification }Label` as const;
