import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

/** Returns an `onError` handler that shows a snackbar, for blocks without notices of their own. */
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
