import { createBlock } from '@wordpress/blocks';
import { toList } from '@shared/guards';
import { isFilm } from './film';

/** Dropped videos become hosted videos, one block each. Runs before core's transform, which accepts a single file. */
export const filesTransform = {
	type: 'files' as const,
	priority: 9,
	isMatch: ( given: unknown ) =>
		toList( given ).length > 0 && toList( given ).every( isFilm ),
	transform: ( given: unknown ) =>
		toList( given ).map( ( fileForImmediateUpload ) =>
			createBlock( 'core/video', { fileForImmediateUpload } )
		),
};
