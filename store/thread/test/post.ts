import type { EditorBlock } from '../blocks';

/** A block of core. */
export const block = (
	name: string,
	clientId: string,
	content = '',
	innerBlocks: EditorBlock[] = []
): EditorBlock => ( {
	name: `core/${ name }`,
	clientId,
	attributes: content ? { content } : {},
	innerBlocks,
} );

/** A post of a thread, as the server has it: by default of one block, and ending with it. */
export const post = ( clientId: string, boundary: unknown = false ) => ( {
	text: clientId,
	media: [],
	tweet: '',
	urls: [],
	blocks: [ { attributes: {}, clientId } ],
	boundary,
} );
