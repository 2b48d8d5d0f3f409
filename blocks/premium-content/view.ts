/* Shows members what they paid for on pages that a cache keeps, which hold the guest view. */
import { readModuleData } from '@shared/view/server-data';

/** What the site's own route answers. */
type Answer = { html: string; styles: string[]; modules: string[] };

declare global {
	interface Document {
		/** Not in TypeScript's list of what documents have. */
		readonly prerendering?: boolean;
	}
}

const MODULE = 'premium-content-container-view-script-module';

/** Printed by the PHP class `Member_Placeholder`. `boxes` are the names of this page's boxes: post id, slash, key of the part. */
const { root, boxes, free, folder, template } = readModuleData( MODULE );

const isMember = /(^|; )mainstreet_member=1/.test( document.cookie );

const add = ( tag: 'link' | 'script', attributes: Record< string, string > ) =>
	document.head.append(
		Object.assign( document.createElement( tag ), attributes )
	);

/** Addresses of this page's own origin that begin as given. */
const pickOwn = ( files: string[], start = '' ): string[] =>
	files
		.map( ( file ) => new URL( file, location.href ).href )
		.filter(
			( href ) =>
				href.startsWith( `${ location.origin }/` ) &&
				href.startsWith( start )
		);

/**
 * Puts what the site answered in the place of the guest view. Scripts that a DOMParser has read do not run; the
 * body tag keeps styles at the beginning out of the head.
 */
function swap( box: HTMLElement, { html, styles, modules }: Answer ): void {
	for ( const href of pickOwn( styles ) ) {
		add( 'link', { rel: 'stylesheet', href } );
	}
	box.replaceWith(
		...new DOMParser().parseFromString( `<body>${ html }`, 'text/html' )
			.body.childNodes
	);
	for ( const src of pickOwn( modules, `${ folder }` ) ) {
		add( 'script', { type: 'module', src } );
	}
}

for ( const box of document.querySelectorAll< HTMLElement >(
	'[data-mainstreet-premium]'
) ) {
	const name = box.dataset.mainstreetPremium;
	// Authors can write data attributes, also with the name of another post's box, which would cost a reader a free view.
	if ( ! Array.isArray( boxes ) || ! boxes.includes( name ) ) {
		continue;
	}
	const url = new URL( `${ root }${ name }` );
	if ( template ) {
		url.searchParams.set( 'template', `${ template }` );
	}
	const ask = ( method: string ) => fetch( url, { method } );
	( async () => {
		let answer = isMember ? await ask( 'GET' ) : undefined;
		// Free views of a month: requested by POST, because each request counts.
		if ( ! answer?.ok && free ) {
			// The page may be prerendered.
			if ( document.prerendering ) {
				await new Promise( ( seen ) =>
					document.addEventListener( 'prerenderingchange', seen )
				);
			}
			answer = await ask( 'POST' );
		}
		if ( answer?.ok ) {
			swap( box, await answer.json() );
		}
	} )().catch( () => {
		// The guest view stays.
	} );
}
