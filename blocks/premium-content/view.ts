/* Shows members what they paid for on pages that a cache keeps, which hold the guest view. */
import { readPageData } from '@shared/view/page-data';

/** A post's number and the key of a part of it (PHP class `Premium_Swap`). */
const NAME = /^\d+\/[\ds]{1,4}-[0-9a-f]{16}$/;

const MODULE = 'premium-content-container-view-script-module';

const { root, folder, template } = readPageData( MODULE );

const isMember = /(^|; )mainstreet_member=1/.test( document.cookie );

/** Adds a file of this page's own origin whose address begins as given. */
function add(
	file: unknown,
	start: unknown,
	tag: 'link' | 'script',
	getAttributes: ( address: string ) => Record< string, string >
): void {
	const { href, origin } = new URL( `${ file }`, location.href );
	if ( origin === location.origin && href.startsWith( `${ start }` ) ) {
		document.head.append(
			Object.assign(
				document.createElement( tag ),
				getAttributes( href )
			)
		);
	}
}

/** Puts what the site answered in the place of the guest view. Scripts that a DOMParser has read do not run. */
function swap( box: HTMLElement, answer: Record< string, unknown > ): void {
	const { html, styles, modules } = answer;
	[ styles ]
		.flat()
		.forEach( ( file ) =>
			add( file, '', 'link', ( href ) => ( { rel: 'stylesheet', href } ) )
		);
	box.replaceWith(
		...new DOMParser().parseFromString( `${ html }`, 'text/html' ).body
			.childNodes
	);
	[ modules ].flat().forEach( ( file ) =>
		add( file, folder, 'script', ( src ) => ( {
			type: 'module',
			src,
		} ) )
	);
}

for ( const box of document.querySelectorAll< HTMLElement >(
	'[data-mainstreet-premium]'
) ) {
	const { mainstreetPremium = '', mainstreetFree } = box.dataset;
	if ( ! root || ! NAME.test( mainstreetPremium ) ) {
		continue;
	}
	// Built here, not read from the box: whoever writes a post can write data attributes.
	const url = new URL( root + mainstreetPremium );
	if ( template ) {
		url.searchParams.set( 'template', `${ template }` );
	}
	const ask = ( method: string ) =>
		fetch( url, { method, credentials: 'same-origin' } );
	( async () => {
		let answer = isMember ? await ask( 'GET' ) : undefined;
		// The free views of a month: asked for by a POST, as it counts.
		if ( ! answer?.ok && mainstreetFree ) {
			answer = await ask( 'POST' );
		}
		if ( answer?.ok ) {
			swap( box, await answer.json() );
		}
	} )().catch( () => {
		// The guest view stays.
	} );
}
