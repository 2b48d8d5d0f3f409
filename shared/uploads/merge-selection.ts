import { isRecord } from '@shared/guards';

type Entries< Entry > = {
	/** Number of an attachment from what an entry or the modal gives; null for none. */
	readId: ( id: unknown ) => number | null;
	/** An entry of an attachment; null for what is none. */
	make: ( media: unknown ) => Entry | null;
};

/**
 * Entries after the author chose in the media modal, in the order of the choice: those that were there keep what was written on
 * them, and none that the modal can't know gets lost. A modal that is confirmed while it is loading gives no more than numbers.
 *
 * @param entries Entries so far.
 * @param media   What the modal gives.
 * @param how     How the block reads it.
 */
export function mergeSelection< Entry extends { id?: unknown } >(
	entries: readonly Entry[],
	media: readonly unknown[],
	{ readId, make }: Entries< Entry >
): Entry[] {
	const known = new Map< number, Entry[] >();
	for ( const entry of entries ) {
		const id = readId( entry.id );
		if ( id !== null ) {
			known.set( id, [ ...( known.get( id ) ?? [] ), entry ] );
		}
	}
	const chosen = media.flatMap( ( item ) => {
		const id = isRecord( item ) ? readId( item.id ) : null;
		// A picture that is shown twice is one in the modal.
		const kept = id === null ? undefined : known.get( id );
		const made = kept ? null : make( item );
		return kept ?? ( made ? [ made ] : [] );
	} );
	return [
		...chosen,
		...entries.filter( ( { id } ) => readId( id ) === null ),
	];
}
