import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { appendFootnotes } from './append-footnotes';

/** Characters. Rendering takes time in proportion to the length; beyond this it would freeze the editor. */
export const MAX_LENGTH = 500_000;

/** Why there is no rendering. */
export type RenderError = 'too-long' | 'failed';

export type Rendering =
	{ ok: true; value: string } | { ok: false; error: RenderError };

/** Settings whose output posts hold (docs/content-format.md 15): change nothing here. */
function createRenderer(): MarkdownIt {
	const renderer = createMarkdownIt( { typographer: true } ).use( footnote );
	renderer.core.ruler.at( 'footnote_tail', appendFootnotes );
	return renderer;
}

let renderer: MarkdownIt | null = null;
let latest: { source: string; rendering: Rendering } | null = null;

function renderAnew( source: string ): Rendering {
	if ( source.length > MAX_LENGTH ) {
		return { ok: false, error: 'too-long' };
	}
	try {
		renderer ??= createRenderer();
		return { ok: true, value: renderer.render( source ) };
	} catch {
		// Whatever the library trips over, the source is kept and the author is told.
		return { ok: false, error: 'failed' };
	}
}

/**
 * Renders Markdown. The latest rendering is remembered: typing asks for it twice.
 *
 * @param source Markdown.
 */
export function renderMarkdown( source: string ): Rendering {
	if ( latest?.source !== source ) {
		latest = { source, rendering: renderAnew( source ) };
	}
	return latest.rendering;
}
