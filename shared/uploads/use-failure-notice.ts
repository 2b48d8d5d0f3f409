import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

/** Gives what says in a snackbar that an upload failed: for `onError` of core's places for files, in blocks without notices of their own. */
export function useFailureNotice(): ( message: unknown ) => void {
	const { createErrorNotice } = useDispatch( noticesStore );
	return useCallback(
		( message: unknown ) => {
			const text =
				typeof message === 'string' && message !== ''
					? message
					: __(
							'Could not upload the file. Please try again.',
							'mainstreet-blocks'
						);
			createErrorNotice( text, { type: 'snackbar' } );
		},
		[ createErrorNotice ]
	);
}
