import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { CONTAINER } from '@shared/paid-views/names';

interface Selectors {
	getBlockParentsByBlockName: ( id: string, name: string ) => string[];
}

/**
 * Refuses paid content inside of paid content in the inserter, transforms, drag and drop and paste. A block type can name the
 * ancestors it needs, but none that it may not have: core's filter is the only way.
 */
addFilter(
	'blockEditor.__unstableCanInsertBlockType',
	'mainstreet/premium-content',
	(
		canInsert: boolean,
		{ name }: { name: string },
		rootId: string | null | undefined,
		{ getBlockParentsByBlockName }: Selectors
	): boolean =>
		canInsert &&
		! (
			name === CONTAINER &&
			rootId &&
			getBlockParentsByBlockName( rootId, CONTAINER ).length > 0
		)
);

/** Whether a block stands inside of paid content. */
export const isInPaidContent = ( clientId: string ): boolean =>
	select( blockEditorStore ).getBlockParentsByBlockName( clientId, CONTAINER )
		.length > 0;
