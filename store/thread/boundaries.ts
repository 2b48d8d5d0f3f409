import { create } from '@wordpress/rich-text';
import type { EditorBlock } from './blocks';
import type { Mark, ThreadPost } from './types';

const getLength = ( block: EditorBlock ): number =>
	create( { html: String( block.attributes.content ?? '' ) } ).text.length;

/** Items of a list as the server reads them: those of an inner list behind the item they belong to. */
const getItems = ( list: EditorBlock ): EditorBlock[] =>
	list.innerBlocks.flatMap( ( item ) => [
		item,
		...item.innerBlocks.flatMap( getItems ),
	] );

/** Inner blocks that hold one text with the others, one character between them. */
function getLines( block: EditorBlock, container: string ): EditorBlock[] {
	if ( container === 'values' ) {
		return getItems( block );
	}
	return container === 'value' ? block.innerBlocks : [];
}

/** A place in the text of all lines, in the line it is in. What lies between two lines marks the end of the first. */
function findInLines(
	lines: readonly EditorBlock[],
	start: number,
	end: number
): Mark | null {
	let from = 0;
	for ( const line of lines ) {
		const length = getLength( line );
		if ( start <= from + length ) {
			const at = Math.max( 0, Math.min( start - from, length - 1 ) );
			return {
				clientId: line.clientId,
				attribute: 'content',
				start: at,
				end: Math.max( at + 1, Math.min( end - from, length ) ),
			};
		}
		from += length + 1;
	}
	return null;
}

function findEndOfLine( line: EditorBlock | undefined ): Mark | null {
	const length = line ? getLength( line ) : 0;
	return line && length > 0
		? {
				clientId: line.clientId,
				attribute: 'content',
				start: length - 1,
				end: length,
			}
		: null;
}

/** Where a post ends inside of its last block, in the rich text that it is; null where it ends with the block. */
function findMark(
	{ blocks, boundary }: ThreadPost,
	all: ReadonlyMap< string, EditorBlock >
): Mark | null {
	const block = all.get( blocks[ blocks.length - 1 ]?.clientId ?? '' );
	if ( ! boundary || ! block ) {
		return null;
	}
	const { container } = boundary;
	const lines = getLines( block, container );
	if ( boundary.type === 'end-of-line' ) {
		return findEndOfLine( lines[ boundary.line ] );
	}
	const { start, end } = boundary;
	return lines.length > 0
		? findInLines( lines, start, end )
		: { clientId: block.clientId, attribute: container, start, end };
}

/** Key of a rich text. */
export const getKey = ( clientId: string, attribute: string ): string =>
	`${ clientId }/${ attribute }`;

/**
 * Where the posts end.
 *
 * @param posts  Posts of the thread.
 * @param blocks Blocks of the post, flat.
 * @return `marks` and `ends` as the store has them. The end of the last post is the end of all.
 */
export function findPartEnds(
	posts: readonly ThreadPost[],
	blocks: readonly EditorBlock[]
): { marks: Record< string, string >; ends: string[] } {
	const all = new Map( blocks.map( ( each ) => [ each.clientId, each ] ) );
	const marks: Record< string, string > = {};
	const ends: string[] = [];
	for ( const post of posts.slice( 0, -1 ) ) {
		const mark = findMark( post, all );
		if ( mark ) {
			const key = getKey( mark.clientId, mark.attribute );
			const range = `${ mark.start }:${ mark.end }`;
			marks[ key ] = marks[ key ]
				? `${ marks[ key ] },${ range }`
				: range;
		} else if ( ! post.boundary ) {
			ends.push( post.blocks[ post.blocks.length - 1 ]?.clientId ?? '' );
		}
	}
	return { marks, ends };
}
