import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, select } from '@wordpress/data';
import { toRecord, toText } from '@shared/guards';
import { getPostSelectors } from './post-store';

/** Whether the edited post type is viewable. */
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
