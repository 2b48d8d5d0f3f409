import { isRecord } from '@shared/guards';
import { parseId } from '@shared/uploads/attachment';

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
