import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { isRecord, type UnknownRecord } from '@shared/guards';
import { useChangeWithoutUndo, useUndoSteps } from '@shared/post-editor';
import { parseId } from '@shared/uploads/attachment';
import { moveImage, settleUpload, updateImage, type ListImage } from './list';

/**
 * Merges the selection of the media modal, in its order. Existing images keep their texts, and images that the modal
 * cannot know are kept. A modal that is confirmed while loading returns only IDs.
 *
 * @param images Images so far.
 * @param media  What the modal gives.
 * @param make   Makes an image of an attachment; null for what is none.
 */
export function mergeSelection< Image extends { id?: unknown } >(
	images: readonly Image[],
	media: readonly unknown[],
	make: ( media: unknown ) => Image | null
): Image[] {
	const known = new Map< number, Image[] >();
	for ( const image of images ) {
		const id = parseId( image.id );
		if ( id !== null ) {
			known.set( id, [ ...( known.get( id ) ?? [] ), image ] );
		}
	}
	const chosen = media.flatMap( ( item ) => {
		const id = isRecord( item ) ? parseId( item.id ) : null;
		// An image that is used twice is listed once in the modal.
		const kept = id === null ? undefined : known.get( id );
		return kept ?? make( item ) ?? [];
	} );
	return [
		...chosen,
		...images.filter( ( { id } ) => parseId( id ) === null ),
	];
}

/** How a block stores its images. */
type Options< Image, Attributes > = {
	read: ( attributes: UnknownRecord ) => Image[];
	/** Attributes for these images; `more` are other changes. */
	write: (
		images: Image[],
		attributes: UnknownRecord,
		more: Attributes
	) => UnknownRecord;
	/** Makes an image of an attachment; null for what is none. */
	make: ( media: unknown, attributes: UnknownRecord ) => Image | null;
	/** Makes an image of a preview and its finished upload. */
	replace: ( preview: Image, uploaded: Image ) => Image;
	/** Merges the selection of the media modal, if not in its order. */
	select?: (
		images: readonly Image[],
		media: readonly unknown[],
		make: ( media: unknown ) => Image | null
	) => Image[];
};

/**
 * Actions on the images of a block. Each reads the current images, because uploads finish while others are being edited
 * or moved.
 *
 * @param options How it keeps its images.
 */
export function useImageList<
	Image extends ListImage,
	Attributes extends object = object,
>(
	clientId: string,
	{
		read,
		write,
		make,
		replace,
		select = mergeSelection,
	}: Options< Image, Partial< Attributes > >
) {
	const registry = useRegistry();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const changeWithoutUndo = useChangeWithoutUndo();
	const { act, type } = useUndoSteps();

	/** Null if the block was deleted meanwhile. */
	const getAttributes = (): UnknownRecord | null => {
		const attributes: unknown = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId );
		return isRecord( attributes ) ? attributes : null;
	};
	const change = (
		edit: ( images: Image[], attributes: UnknownRecord ) => Image[],
		more: Partial< Attributes > = {}
	) => {
		const attributes = getAttributes();
		if ( attributes ) {
			updateBlockAttributes(
				clientId,
				write(
					edit( read( attributes ), attributes ),
					attributes,
					more
				)
			);
		}
	};
	/** Changes images as a separate undo step. */
	const update = ( ...args: Parameters< typeof change > ) =>
		act( () => change( ...args ) );
	/** Changes images as part of the previous undo step. */
	const follow = ( ...args: Parameters< typeof change > ) =>
		changeWithoutUndo( () => change( ...args ) );

	return {
		getAttributes,
		change,
		update,
		follow,
		type,
		add: ( added: readonly Image[] ) =>
			update( ( images ) => [ ...images, ...added ] ),
		select: ( media: readonly unknown[] ) =>
			update( ( images, attributes ) =>
				select( images, media, ( item ) => make( item, attributes ) )
			),
		edit: ( index: number, values: Partial< Image > ) =>
			type( `${ Object.keys( values ) } ${ index }`, () =>
				change( ( images ) => updateImage( images, index, values ) )
			),
		move: ( from: number, to: number ) =>
			update( ( images ) => moveImage( images, from, to ) ),
		remove: ( index: number ) =>
			update( ( images ) => images.filter( ( _, at ) => at !== index ) ),
		/** Adding the file was the undo step. */
		settle: ( preview: string, media: unknown ) =>
			follow( ( images, attributes ) =>
				settleUpload(
					images,
					preview,
					make( media, attributes ),
					replace
				)
			),
	};
}
