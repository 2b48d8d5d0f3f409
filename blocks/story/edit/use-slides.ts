import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import type { Described } from '@shared/alternative-text';
import { isRecord } from '@shared/guards';
import { useChangeWithoutUndo, useUndoSteps } from '@shared/post-editor';
import { normalise } from '../attributes';
import type { MediaFile } from '../types';
import {
	isFile,
	mediaToFile,
	mergeSelection,
	moveSlide,
	settleUpload,
} from './media';

/**
 * Everything that changes slides. Each action starts from the slides as they are when it happens: uploads end while
 * something else is done.
 *
 * @param clientId The block.
 */
export function useSlides( clientId: string ) {
	const registry = useRegistry();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const changeWithoutUndo = useChangeWithoutUndo();
	const { act, type } = useUndoSteps();

	const change = ( edit: ( slides: MediaFile[] ) => MediaFile[] ) => {
		const attributes: unknown = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId );
		// Deleted meanwhile, otherwise.
		if ( isRecord( attributes ) ) {
			updateBlockAttributes( clientId, {
				mediaFiles: edit( normalise( attributes ).mediaFiles ),
			} );
		}
	};

	return {
		add: ( added: MediaFile[] ) =>
			act( () => change( ( slides ) => [ ...slides, ...added ] ) ),
		select: ( media: unknown[] ) =>
			act( () =>
				change( ( slides ) => mergeSelection( slides, media ) )
			),
		append: ( media: unknown[] ) =>
			act( () =>
				change( ( slides ) => [
					...slides,
					...media.map( mediaToFile ).filter( isFile ),
				] )
			),
		replace: ( index: number, media: unknown ) => {
			const file = mediaToFile( media );
			if ( file ) {
				act( () =>
					change( ( slides ) =>
						slides.map( ( slide, at ) =>
							at === index ? file : slide
						)
					)
				);
			}
		},
		describe: ( index: number, values: Partial< Described > ) =>
			type( `${ Object.keys( values ) } ${ index }`, () =>
				change( ( slides ) =>
					slides.map( ( slide, at ) =>
						at === index ? { ...slide, ...values } : slide
					)
				)
			),
		move: ( from: number, to: number ) =>
			act( () => change( ( slides ) => moveSlide( slides, from, to ) ) ),
		remove: ( index: number ) =>
			act( () =>
				change( ( slides ) =>
					slides.filter( ( _, at ) => at !== index )
				)
			),
		settle: ( blob: string, media: unknown ) => {
			// The author added the file, that is the step.
			changeWithoutUndo( () =>
				change( ( slides ) => settleUpload( slides, blob, media ) )
			);
		},
	};
}
