import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Notification } from '../types';

/** Milliseconds a notification is shown. */
export const PREVIEW_TIME = 3000;

/** Shows a notification in the canvas for three seconds; each call begins anew. */
export function useNotificationPreview(): {
	preview: Notification | null;
	show: ( notification: Notification ) => void;
} {
	const [ shown, setShown ] = useState< { what: Notification } | null >(
		null
	);
	useEffect( () => {
		if ( ! shown ) {
			return;
		}
		const timer = setTimeout( () => setShown( null ), PREVIEW_TIME );
		return () => clearTimeout( timer );
	}, [ shown ] );
	return {
		preview: shown?.what ?? null,
		show: useCallback( ( what ) => setShown( { what } ), [] ),
	};
}
