import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { CONTAINER } from '@shared/paid-views/names';

interface PasteEvent {
	clipboardData: { getData: ( type: string ) => string };
	preventDefault: () => void;
	stopPropagation: () => void;
}

const PAID = new RegExp( `<!--\\s*wp:${ CONTAINER }(?![\\w-])` );

/**
 * Refuses paid content that is pasted into a view of paid content. Core asks for the outermost pasted blocks only whether
 * they may stand there, so a group that holds paid content would come in.
 *
 * @param event Paste event, before core and RichText handle it.
 */
export function refusePaste( event: PasteEvent ): void {
	const { clipboardData } = event;
	if (
		! [ 'text/html', 'text/plain' ].some( ( type ) =>
			PAID.test( clipboardData.getData( type ) )
		)
	) {
		return;
	}
	event.preventDefault();
	event.stopPropagation();
	void dispatch( noticesStore ).createErrorNotice(
		__(
			'Paid content cannot be placed inside paid content.',
			'mainstreet-blocks'
		),
		{ id: 'mainstreet-nested-paid-content', type: 'snackbar' }
	);
}
