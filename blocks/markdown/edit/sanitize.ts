/**
 * Cleans stored HTML for the preview. A renderer never writes anything dangerous,
 * but a post can hold what no renderer wrote.
 */

/** What remains of an element; the lists follow what Markdown renderers write. */
const ATTRIBUTES = [
	'alt',
	'class',
	'dir',
	'lang',
	'start',
	'title',
	'width',
	'height',
	'colspan',
	'rowspan',
];

const ELEMENTS = new Set(
	(
		'a abbr b blockquote br caption cite code col colgroup dd del dfn div dl dt em ' +
		'figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp ' +
		'section small span strong sub sup table tbody td tfoot th thead tr u ul var'
	).split( ' ' )
);

/** Dropped with all they hold; other unknown elements leave their contents behind. */
const DROPPED =
	'script,style,template,noscript,iframe,object,embed,svg,math,form,input,button,select,textarea,link,meta,base,title,audio,video,canvas,dialog,frameset,xmp,noembed,noframes,plaintext';

/** A scheme of the list, or none. */
const SAFE_LINK = /^(?:https?:|mailto:|tel:|ftp:|(?![a-z][a-z0-9+.-]*:))/i;
const SAFE_IMAGE =
	/^(?:https?:|data:image\/(?:gif|png|jpeg|webp);|blob:|(?![a-z][a-z0-9+.-]*:))/i;
const TEXT_ALIGN = /^\s*text-align\s*:\s*(left|right|center)\s*;?\s*$/i;

/** Anchors of footnotes; no other id may come into the editor's document. */
const FOOTNOTE_ID = /^fn(?:ref)?[\w:-]*$/;

/** Compares as the browser reads an address: it skips white space and control characters. */
function isSafe( address: string, safe: RegExp ): boolean {
	const seen = Array.from( address )
		.filter( ( character ) => character > ' ' )
		.join( '' );
	return safe.test( seen );
}

function copyAddress(
	from: Element,
	to: HTMLElement,
	name: string,
	safe: RegExp
): void {
	const address = from.getAttribute( name );
	if ( address !== null && isSafe( address, safe ) ) {
		to.setAttribute( name, address );
	}
}

function copyAttributes( from: Element, to: HTMLElement ): void {
	for ( const name of ATTRIBUTES ) {
		const value = from.getAttribute( name );
		if ( value !== null ) {
			to.setAttribute( name, value );
		}
	}
	const align = TEXT_ALIGN.exec( from.getAttribute( 'style' ) ?? '' )?.[ 1 ];
	if ( align ) {
		to.style.textAlign = align.toLowerCase();
	}
	if ( FOOTNOTE_ID.test( from.id ) ) {
		to.id = from.id;
	}
	if ( to.localName === 'a' ) {
		copyAddress( from, to, 'href', SAFE_LINK );
	}
	if ( to.localName === 'img' ) {
		copyAddress( from, to, 'src', SAFE_IMAGE );
	}
}

/**
 * Reads HTML in a document without scripts and copies what is allowed, element by
 * element: nothing is parsed a second time.
 *
 * @param html  Stored or freshly rendered HTML.
 * @param owner Document the copy is for.
 */
export function sanitize( html: string, owner: Document ): DocumentFragment {
	const inert = new DOMParser().parseFromString( html, 'text/html' );
	inert.querySelectorAll( DROPPED ).forEach( ( node ) => node.remove() );

	const fragment = owner.createDocumentFragment();
	// A stack instead of recursion: stored HTML may nest as deep as it likes.
	const stack: Array< [ Node, Node ] > = [ [ inert.body, fragment ] ];
	for ( let next = stack.pop(); next; next = stack.pop() ) {
		const [ from, to ] = next;
		const inner: Array< [ Node, Node ] > = [];
		for ( const child of from.childNodes ) {
			if ( child.nodeType === Node.TEXT_NODE ) {
				to.appendChild( owner.createTextNode( child.nodeValue ?? '' ) );
			} else if ( child instanceof Element ) {
				const copy = ELEMENTS.has( child.localName )
					? owner.createElement( child.localName )
					: owner.createElement( 'span' );
				if ( ELEMENTS.has( child.localName ) ) {
					copyAttributes( child, copy );
				}
				to.appendChild( copy );
				inner.push( [ child, copy ] );
			}
		}
		stack.push( ...inner );
	}
	return fragment;
}
