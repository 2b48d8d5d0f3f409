import { rawHandler, type Block } from '@wordpress/blocks';

/** Block that core creates from a top-level element. */
const BLOCKS: Partial< Record< string, string > > = {
	P: 'core/paragraph',
	H1: 'core/heading',
	H2: 'core/heading',
	H3: 'core/heading',
	H4: 'core/heading',
	H5: 'core/heading',
	H6: 'core/heading',
	UL: 'core/list',
	OL: 'core/list',
	BLOCKQUOTE: 'core/quote',
	PRE: 'core/code',
	TABLE: 'core/table',
};

/** Blocks that a Markdown block can be turned into; whatever else it holds comes along. */
export const TARGETS: readonly string[] = [
	...new Set( Object.values( BLOCKS ) ),
].filter( ( name ) => name !== undefined );

/** An image by itself is no paragraph. */
const isText = ( element: Element ): boolean =>
	element.tagName !== 'P' || ( element.textContent ?? '' ).trim() !== '';

let latest = { html: '', names: [] as string[] };

/**
 * Returns the names of the resulting blocks without creating them, because it runs with every change.
 *
 * @param html Rendered Markdown, without a root. It is parsed in a document where nothing runs.
 */
export function getTopBlocks( html: string ): readonly string[] {
	if ( latest.html !== html ) {
		const { body } = document.implementation.createHTMLDocument( '' );
		body.innerHTML = html;
		latest = {
			html,
			names: Array.from( body.children )
				.filter( isText )
				.flatMap( ( { tagName } ) => BLOCKS[ tagName ] ?? [] ),
		};
	}
	return latest.names;
}

/**
 * Makes core's blocks of rendered Markdown, with core's own handler for pasted HTML.
 *
 * @param html Rendered Markdown, without a root.
 */
export const toBlocks = ( html: string ): Block[] =>
	rawHandler( {
		HTML: html
			// The line break before the end of a fence is the fence's.
			.replace( /\n<\/code><\/pre>/g, '</code></pre>' )
			// Core would leave an empty paragraph behind an image.
			.replace( /<p>(<img [^>]*>)<\/p>/g, '<figure>$1</figure>' ),
	} );
