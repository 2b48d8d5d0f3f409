import { __, sprintf } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import type { TrackKind } from '../types';

/** Labels of the kinds of tracks. */
export const getKindNames = (): Record< TrackKind, string > => ( {
	subtitles: __( 'Subtitles', 'mainstreet-blocks' ),
	captions: __( 'Captions', 'mainstreet-blocks' ),
	descriptions: __( 'Descriptions', 'mainstreet-blocks' ),
	chapters: __( 'Chapters', 'mainstreet-blocks' ),
	metadata: __( 'Metadata', 'mainstreet-blocks' ),
} );

export const getDuplicateError = (): string =>
	__(
		'A track already exists for that language and kind.',
		'mainstreet-blocks'
	);

/** Error message of a request. */
export const getRequestError = ( error: unknown ): string =>
	sprintf(
		/* translators: %s: what went wrong. */
		__( 'Error: %s', 'mainstreet-blocks' ),
		getErrorMessage(
			error,
			__(
				'Could not reach the server. Please try again.',
				'mainstreet-blocks'
			)
		)
	);
