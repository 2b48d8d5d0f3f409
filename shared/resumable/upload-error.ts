import { __ } from '@wordpress/i18n';

/** Default error message. */
export const getFailure = (): string =>
	__(
		'An error was encountered during the upload. Check your network connection.',
		'mainstreet-blocks'
	);
