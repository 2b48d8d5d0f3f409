import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { isRecord, toRecord, toText, type UnknownRecord } from '@shared/guards';
import { isUnrendered, replaceInner } from './attributes';

/** A block as posts hold it; its attributes are on one line, and hold no "-->". */
const BLOCK =
	/(<!--\s+wp:jetpack\/markdown\s+)(\{.*?\})\s+(?:\/-->|-->([\s\S]*?)<!--\s+\/wp:jetpack\/markdown\s+-->)/g;

/** Dates, files and other instances are sent as they are. */
const isPlainObject = ( value: unknown ): value is UnknownRecord =>
	isRecord( value ) &&
	[ Object.prototype, null ].includes( Object.getPrototypeOf( value ) );

function readSource( json: string ): string {
	try {
		const attributes: unknown = JSON.parse( json );
		return toText( toRecord( attributes ).source );
	} catch {
		return '';
	}
}

/**
 * Renders the blocks of a content that hold no rendering yet. All others stay as they are, letter by letter.
 *
 * @param render Gives the HTML of a source, or null where there is none.
 */
export const renderContent = (
	content: string,
	render: ( source: string ) => string | null
): string =>
	content.replace(
		BLOCK,
		( block: string, start: string, json: string, inner = '' ) => {
			const source = readSource( json );
			const html = inner.trim();
			const rendered = isUnrendered( { source, html } )
				? render( source )
				: null;
			return rendered === null
				? block
				: `${ start }${ json } -->\n${ replaceInner( html, rendered ) }\n<!-- /wp:jetpack/markdown -->`;
		}
	);

/** The same with all texts of what is sent. */
function change( data: unknown, edit: ( text: string ) => string ): unknown {
	if ( typeof data === 'string' ) {
		return data.includes( 'wp:jetpack/markdown' ) ? edit( data ) : data;
	}
	if ( Array.isArray( data ) ) {
		return data.map( ( value ) => change( value, edit ) );
	}
	return isPlainObject( data )
		? Object.fromEntries(
				Object.entries( data ).map( ( [ key, value ] ) => [
					key,
					change( value, edit ),
				] )
			)
		: data;
}

/** Whether anything that is sent waits for its rendering. */
function isWaiting( data: unknown ): boolean {
	let isFound = false;
	change( data, ( text ) =>
		renderContent( text, () => {
			isFound = true;
			return null;
		} )
	);
	return isFound;
}

async function renderAll( data: unknown ): Promise< unknown > {
	let render: ( typeof import( './edit/render-markdown' ) )[ 'renderMarkdown' ];
	try {
		( { renderMarkdown: render } = await import(
			/* webpackChunkName: "markdown" */ './edit/render-markdown'
		) );
	} catch {
		throw new Error(
			__(
				'Could not load the Markdown formatter, so nothing was saved. Please check your connection and save again.',
				'mainstreet-blocks'
			)
		);
	}
	return change( data, ( text ) =>
		renderContent( text, ( source ) => {
			const rendering = render( source );
			return rendering.ok ? rendering.value : null;
		} )
	);
}

/**
 * Has Markdown rendered before it is sent to the site, whoever sends it (saving, autosaving, a
 * pattern, a widget, the code editor): the renderer comes with the block's edit, and a
 * block may be saved before that was there, or without having been drawn.
 */
export function renderBeforeSaving(): void {
	apiFetch.use( async ( options, next ) =>
		isWaiting( options.data )
			? next( { ...options, data: await renderAll( options.data ) } )
			: next( options )
	);
}
