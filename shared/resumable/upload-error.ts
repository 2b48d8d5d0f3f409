import { __ } from '@wordpress/i18n';

/** Default error message (specification part 3, section 8). */
export const getFailure = (): string =>
	__(
		'An error was encountered during the upload. Check your network connection.',
		'mainstreet-blocks'
	);
