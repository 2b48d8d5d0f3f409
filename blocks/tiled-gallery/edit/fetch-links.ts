import { toText } from '@shared/guards';
import { fetchMedia } from '@shared/image-list/fetch-media';
import { parseId } from '@shared/uploads/attachment';
import { isOfFile, mayBeCopy } from '../file-name';
import type { LinkTarget, Picture } from '../types';

/** URLs of an attachment; '' if it has none. */
export type Links = {
	/** Attachment page. */
	link: string;
	/** Full-size file. */
	file: string;
};

/**
 * Whether an image lacks the URL for its link: the attachment page, or the full-size file.
 *
 * @param linkTo Where images lead.
 */
const lacksLink = ( { link, url = '' }: Picture, linkTo: unknown ): boolean =>
	( linkTo === 'attachment' && ! link ) ||
	( linkTo === 'media' && mayBeCopy( url ) );

/**
 * Returns attachments to fetch before images can link to them.
 *
 * @param linkTo Where they lead.
 * @return Their numbers, each once.
 */
export const getMissingLinks = (
	pictures: readonly Picture[],
	linkTo: unknown
): number[] => [
	...new Set(
		pictures.flatMap( ( picture ) =>
			lacksLink( picture, linkTo ) ? ( parseId( picture.id ) ?? [] ) : []
		)
	),
];

/**
 * Fetches URLs of attachments.
 *
 * @return By number; deleted ones are missing.
 */
export async function fetchLinks(
	ids: readonly number[]
): Promise< Map< number, Links > > {
	const found = new Map< number, Links >();
	const media = await fetchMedia( ids, 'id,link,source_url' );
	for ( const { id, link, source_url: file } of media ) {
		const number = parseId( id );
		if ( number !== null ) {
			found.set( number, { link: toText( link ), file: toText( file ) } );
		}
	}
	return found;
}

/**
 * Adds missing links to images. Existing links are kept, and so are files that are not a smaller copy of the attachment's.
 *
 * @param found  Addresses of attachments.
 * @param linkTo Where images lead.
 */
export const withLinks = (
	pictures: readonly Picture[],
	found: ReadonlyMap< number, Links >,
	linkTo: LinkTarget
): Picture[] =>
	pictures.map( ( picture ) => {
		const { link, file } = found.get( parseId( picture.id ) ?? 0 ) ?? {};
		if ( ! lacksLink( picture, linkTo ) ) {
			return picture;
		}
		if ( linkTo === 'attachment' ) {
			return link ? { ...picture, link } : picture;
		}
		return file && isOfFile( picture.url ?? '', file )
			? { ...picture, url: file }
			: picture;
	} );
