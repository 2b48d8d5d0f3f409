import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import { toRecord, toText } from '@shared/guards';
import { getPostSelectors } from './post-store';

/** Whether visitors can open what is being edited: types that are for the site's own use have no page. */
export async function isViewable(): Promise< boolean > {
	const type = getPostSelectors(
		{ select },
		'getCurrentPostType'
	)?.getCurrentPostType();
	return (
		toRecord(
			await resolveSelect( coreStore ).getPostType( toText( type ) )
		).viewable === true
	);
}
