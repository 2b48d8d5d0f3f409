import { createBlock } from '@wordpress/blocks';
import { toList } from '@shared/guards';
import { isFilm } from './film';

/** Dropped films become hosted videos, one block each, which upload them at once. In front of core's own, which takes a single one. */
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
