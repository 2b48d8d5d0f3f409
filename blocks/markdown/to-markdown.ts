/** Turns a text block's inline HTML into Markdown that renders to the same. */

/** Elements that are a pair of marks in Markdown. */
const MARKS: Record< string, string > = {
	B: '**',
	STRONG: '**',
	I: '_',
	EM: '_',
	S: '~~',
	DEL: '~~',
};

/** Characters that would mean something else in running text. */
const escapeText = ( text: string ): string =>
	text.replace( /[\\`*_[\]<~^]/g, '\\$&' ).replace( /&(?=#?\w+;)/g, '\\&' );

/** Characters that would begin a heading, a list, a quotation or a rule. */
const escapeLineStart = ( text: string ): string =>
	text
		.replace( /^([ \t]*)([#>+=|-])/gm, '$1\\$2' )
		.replace( /^([ \t]*\d+)([.)])/gm, '$1\\$2' );

const escapeAddress = ( address: string ): string =>
	`<${ address.replace( /[\\<>]/g, '\\$&' ).replace( /\s/g, '%20' ) }>`;

/** Length of the longest row of backticks. */
export const getLongestTicks = ( text: string ): number =>
	( text.match( /`+/g ) ?? [] ).reduce(
		( longest, row ) => Math.max( longest, row.length ),
		0
	);

function writeCode( text: string ): string {
	const mark = '`'.repeat( getLongestTicks( text ) + 1 );
	const pad = /^`|`$/.test( text ) ? ' ' : '';
	return `${ mark }${ pad }${ text }${ pad }${ mark }`;
}

/** Marks hold only when no white space stands inside them. */
function writeMarked( inner: string, mark: string ): string {
	const text = inner.trim();
	if ( text === '' ) {
		return inner;
	}
	const start = inner.indexOf( text );
	return [
		inner.slice( 0, start ),
		mark,
		text,
		mark,
		inner.slice( start + text.length ),
	].join( '' );
}

function writeNodes( parent: Node ): string {
	return Array.from( parent.childNodes, writeNode ).join( '' );
}

function writeNode( node: Node ): string {
	if ( ! ( node instanceof Element ) ) {
		return node.nodeType === Node.TEXT_NODE
			? escapeText(
					( node.nodeValue ?? '' ).replace( /[\t\n\r ]+/g, ' ' )
				)
			: '';
	}
	const mark = MARKS[ node.nodeName ];
	if ( mark ) {
		return writeMarked( writeNodes( node ), mark );
	}
	switch ( node.nodeName ) {
		case 'BR':
			return '  \n';
		case 'CODE':
			return writeCode( node.textContent ?? '' );
		case 'A': {
			const address = node.getAttribute( 'href' );
			const text = writeNodes( node );
			return address
				? `[${ text }](${ escapeAddress( address ) })`
				: text;
		}
		case 'IMG':
			return `![${ escapeText(
				node.getAttribute( 'alt' ) ?? ''
			) }](${ escapeAddress( node.getAttribute( 'src' ) ?? '' ) })`;
		default:
			return writeNodes( node );
	}
}

/**
 * Writes Markdown for a rich text value.
 *
 * @param html           Rich text or HTML of a core block's attribute.
 * @param options
 * @param options.isCode Whether to give the bare text, as for a code block.
 */
export function toMarkdown(
	html: unknown,
	{ isCode = false }: { isCode?: boolean } = {}
): string {
	const { body } = new DOMParser().parseFromString(
		String( html ?? '' ),
		'text/html'
	);
	if ( isCode ) {
		body.querySelectorAll( 'br' ).forEach( ( line ) =>
			line.replaceWith( '\n' )
		);
		return body.textContent ?? '';
	}
	return escapeLineStart( writeNodes( body ).trim() );
}
