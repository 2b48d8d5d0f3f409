import { isRecord } from '@shared/guards';
import { parseId } from '@shared/uploads/attachment';

/**
 * Images after the author chose in the media modal, in the order of the choice: those that were there keep what was written on
 * them, and none that the modal can't know gets lost. A modal that is confirmed while it is loading gives no more than numbers.
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
		// An image that is shown twice is one in the modal.
		const kept = id === null ? undefined : known.get( id );
		return kept ?? make( item ) ?? [];
	} );
	return [
		...chosen,
		...images.filter( ( { id } ) => parseId( id ) === null ),
	];
}
