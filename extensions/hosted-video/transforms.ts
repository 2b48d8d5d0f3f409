import { createBlock } from '@wordpress/blocks';
import { toList } from '@shared/guards';
import { isVideoFile } from './is-video-file';

/** Dropped videos become hosted videos, one block each. Runs before core's transform, which accepts a single file. */
export const filesTransform = {
	type: 'files' as const,
	priority: 9,
	isMatch: ( given: unknown ) =>
		toList( given ).length > 0 && toList( given ).every( isVideoFile ),
	transform: ( given: unknown ) =>
		toList( given ).map( ( fileForImmediateUpload ) =>
			createBlock( 'core/video', { fileForImmediateUpload } )
		),
};
