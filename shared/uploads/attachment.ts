import { isPositiveInteger } from '@shared/guards';

/** Whether a URL is a blob of this browser tab: a file that is being uploaded. */
export const isTransient = ( url: string | undefined ): url is string =>
	url !== undefined && url.startsWith( 'blob:' );

/**
 * Reads an attachment ID.
 *
 * @param id Number, or its digits.
 * @return The number, or null for anything else.
 */
export function parseId( id: unknown ): number | null {
	const number =
		typeof id === 'string' && /^\d+$/.test( id ) ? Number( id ) : id;
	return isPositiveInteger( number ) ? number : null;
}

/**
 * Attachment IDs of files, for an `ids` attribute and the media modal.
 *
 * @param files The files in order; those without a number are left out.
 */
export const getIds = ( files: readonly { id?: unknown }[] ): number[] =>
	files
		.map( ( { id } ) => parseId( id ) )
		.filter( ( id ): id is number => id !== null );
