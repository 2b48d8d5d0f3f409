import { __ } from '@wordpress/i18n';

/** What is said of a failure that the server gave no reason for (specification part 3, section 8). */
export const getFailure = (): string =>
	__(
		'An error was encountered during the upload. Check your network connection.',
		'mainstreet-blocks'
	);
