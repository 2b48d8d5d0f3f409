import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useChangeWithoutUndo, useUndoSteps } from '@shared/post-editor';
import { isRecord, toText } from '@shared/guards';
import { parseId } from '@shared/uploads/attachment';
import { getSizeSlug, normalise, withSlides } from '../attributes';
import type { Attributes, Slide } from '../types';
import { selectSlides, moveSlide, settleUpload } from './media';

/**
 * Everything that changes slides. Each action starts from the slides as they are when
 * it happens: uploads end while captions are being written.
 *
 * @param clientId The block.
 */
export function useSlides( clientId: string ) {
	const registry = useRegistry();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const changeWithoutUndo = useChangeWithoutUndo();
	const { act, type } = useUndoSteps();

	const change = (
		edit: ( slides: Slide[], sizeSlug: string ) => Slide[],
		more: Partial< Attributes > = {}
	) => {
		const attributes: unknown = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId );
		if ( ! isRecord( attributes ) ) {
			return; // Deleted meanwhile.
		}
		const { images } = normalise( attributes );
		const sizeSlug = getSizeSlug( {
			images,
			sizeSlug: toText( attributes.sizeSlug ),
		} );
		updateBlockAttributes( clientId, {
			...withSlides( edit( images, sizeSlug ) ),
			// From here on there are pictures, so that "large" could not be told from "full" any more.
			...( images.length === 0 && { sizeSlug } ),
			...more,
		} );
	};

	return {
		add: ( added: Slide[] ) =>
			act( () => change( ( slides ) => [ ...slides, ...added ] ) ),
		select: ( media: unknown[] ) =>
			act( () =>
				change( ( slides, size ) =>
					selectSlides( slides, media, size )
				)
			),
		edit: ( index: number, values: Partial< Slide > ) =>
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
			// The author added the picture, that is the step.
			changeWithoutUndo( () =>
				change( ( slides, size ) =>
					settleUpload( slides, blob, media, size )
				)
			);
		},
		resize: ( sizeSlug: string, addresses: Map< number, string > ) =>
			act( () =>
				change(
					( slides ) =>
						slides.map( ( slide ) => ( {
							...slide,
							url:
								addresses.get( parseId( slide.id ) ?? 0 ) ??
								slide.url,
						} ) ),
					{ sizeSlug }
				)
			),
	};
}
