import { getSaveContent } from '@wordpress/blocks';
import { toText } from '@shared/guards';
import type { BlockWarning, Warning } from './types';

/** A block as the editor has it. */
export type EditorBlock = {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: EditorBlock[];
};

/** Blocks of one request (docs/server-contract.md A26). */
const MAX_BLOCKS = 500;

/** Images that go with a post. */
const PICTURES = 4;

/** Blocks with text that goes with a thread. */
const TEXTS = [
	'core/heading',
	'core/list',
	'core/paragraph',
	'core/quote',
	'core/verse',
];

/** Blocks of several images. */
const GALLERIES = [
	'core/gallery',
	'jetpack/slideshow',
	'jetpack/tiled-gallery',
];

/** Blocks that go with a thread. */
const SUPPORTED = [
	...TEXTS,
	...GALLERIES,
	'core/image',
	'core/separator',
	'core/spacer',
	'core/video',
	'core/embed',
	'jetpack/gif',
];

/** Blocks that only hold others. */
const FRAMES = [ 'core/column', 'core/columns', 'core/group' ];

/** Tags of formatting, which goes; and of links, which stay as addresses. */
const FORMATTING = /<(?:strong|bold|b|em|i|sup|sub|span|s)[\s>]/i;
const LINK = /<a\s/i;

/**
 * The blocks of a post in their order, those in columns and groups in place of these.
 *
 * @param blocks Blocks of the post.
 */
export const flatten = ( blocks: readonly EditorBlock[] ): EditorBlock[] =>
	blocks.flatMap( ( block ) =>
		FRAMES.includes( block.name ) ? flatten( block.innerBlocks ) : block
	);

const isSupported = ( { name }: EditorBlock ): boolean =>
	SUPPORTED.includes( name );

/** HTML of a block without that of the blocks in it: as WordPress parses it. */
function getHtml( { name, attributes }: EditorBlock ): string {
	try {
		return toText( getSaveContent( name, attributes, [] ) );
	} catch {
		// What can't be saved is shown as broken by the editor, and is nothing for a thread.
		return '';
	}
}

type ParsedBlock = {
	blockName: string;
	attrs: Record< string, unknown >;
	innerHTML: string;
	innerBlocks: ParsedBlock[];
};

const toParsed = ( block: EditorBlock ): ParsedBlock => ( {
	blockName: block.name,
	attrs: block.attributes,
	innerHTML: getHtml( block ),
	innerBlocks: block.innerBlocks.map( toParsed ),
} );

/**
 * What the server is asked with: the blocks that go with a thread.
 *
 * @param blocks Blocks of the post, flat.
 */
export const toRequest = ( blocks: readonly EditorBlock[] ) =>
	blocks
		.filter( isSupported )
		.slice( 0, MAX_BLOCKS )
		.map( ( block ) => ( {
			attributes: block.attributes,
			// The attributes are there already.
			block: { ...toParsed( block ), attrs: {} },
			clientId: block.clientId,
		} ) );

const getAllHtml = ( block: EditorBlock ): string =>
	getHtml( block ) + block.innerBlocks.map( getAllHtml ).join( '' );

const countImages = ( { attributes, innerBlocks }: EditorBlock ): number =>
	innerBlocks.length ||
	// Our galleries, and those of core before WordPress 5.9, hold their images as an attribute.
	( Array.isArray( attributes.images ) ? attributes.images.length : 0 );

function getWarnings( block: EditorBlock ): Warning[] {
	if ( ! isSupported( block ) ) {
		return [ 'unsupported' ];
	}
	if ( GALLERIES.includes( block.name ) ) {
		return countImages( block ) > PICTURES ? [ 'images' ] : [];
	}
	if ( ! TEXTS.includes( block.name ) ) {
		return [];
	}
	const html = getAllHtml( block );
	return [
		...( FORMATTING.test( html ) ? [ 'formatting' as const ] : [] ),
		...( LINK.test( html ) ? [ 'links' as const ] : [] ),
	];
}

/**
 * Finds blocks whose content a thread cannot contain.
 *
 * @param blocks Blocks of the post, flat.
 */
export const getThreadWarnings = (
	blocks: readonly EditorBlock[]
): BlockWarning[] =>
	blocks.flatMap( ( block ) =>
		getWarnings( block ).map( ( warning ) => ( {
			clientId: block.clientId,
			name: block.name,
			warning,
		} ) )
	);
