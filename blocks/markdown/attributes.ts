import { toText } from '@shared/guards';
import type { Attributes } from './types';

const OPEN = '<div class="wp-block-jetpack-markdown">';
const ROOT_OPEN = /^\s*<div(?:\s(?:[^"'>]|"[^"]*"|'[^']*')*)?>/i;
const ROOT_CLOSE = /<\/div>\s*$/i;

/** Normalizes attributes; a missing value or one of another type becomes empty. */
export function normalize(
	attributes: Record< string, unknown >
): Required< Attributes > {
	const { source, html } = attributes;
	return {
		source: toText( source ),
		html: toText( html ),
	};
}

/**
 * Puts rendered HTML into the root element, as the saved markup has it.
 *
 * @param inner Output of the renderer.
 */
export function wrap( inner: string ): string {
	return `${ OPEN }${ inner }</div>`;
}

/**
 * Takes the root element off saved markup. Done on the text, so that not one
 * character of an older renderer's output changes.
 *
 * @param html Saved markup, or rendered HTML that has no root yet.
 */
export function unwrap( html: string ): string {
	const open = ROOT_OPEN.exec( html );
	return open && ROOT_CLOSE.test( html )
		? html.slice( open[ 0 ].length ).replace( ROOT_CLOSE, '' )
		: html;
}

/**
 * Puts rendered HTML in the place of what a saved root holds.
 *
 * @param html  Saved markup; where it has no root, the usual one is made.
 * @param inner Output of the renderer.
 */
export const replaceInner = ( html: string, inner: string ): string =>
	`${ ROOT_OPEN.exec( html )?.[ 0 ] ?? OPEN }${ inner }</div>`;

/**
 * The source as plain text: what is saved while nothing has rendered it, so that
 * it can be read on the page in any case.
 *
 * @param source Markdown.
 */
export function buildPlain( source: string ): string {
	if ( source === '' ) {
		return '';
	}
	const text = source
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' );
	return `<p>${ text }</p>\n`;
}

/** Tells whether saved markup still waits for its first rendering. */
export function isUnrendered( {
	source,
	html,
}: Required< Attributes > ): boolean {
	const inner = unwrap( html );
	return (
		source.trim() !== '' &&
		( inner === '' || inner === buildPlain( source ) )
	);
}
