/**
 * Shows members what they paid for on pages that a cache keeps, which hold the guest view. A post may hold any data attribute, so
 * the page only says which part it is: the address is built here, from what the server printed for this module.
 */
import { getOwnUrl, readModuleData } from '@shared/view/own';

const { rest, folders } = readModuleData(
	'premium-content-container-view-script-module'
);

/** Loads files of the blocks in a part: only code that belongs to this plugin or to WordPress. */
const add = (
	addresses: unknown,
	create: ( address: string ) => HTMLElement
) => {
	for ( const address of Array.isArray( addresses ) ? addresses : [] ) {
		const url = getOwnUrl( address );
		if (
			url &&
			Array.isArray( folders ) &&
			folders.some( ( folder ) => {
				const path = getOwnUrl( folder )?.pathname;
				return path?.endsWith( '/' ) && url.pathname.startsWith( path );
			} )
		) {
			document.head.append( create( url.href ) );
		}
	}
};

const isMember = /(^|; )mainstreet_member=1/.test( document.cookie );

document
	.querySelectorAll< HTMLElement >( '[data-mainstreet-premium]' )
	.forEach( async ( box ) => {
		const {
			mainstreetPremium: part = '',
			mainstreetFree,
			mainstreetTemplate,
		} = box.dataset;
		if (
			typeof rest !== 'string' ||
			// Number of the post, and key of the part (Premium_Swap in PHP).
			! /^\d{1,19}\/[\ds]{1,4}-[0-9a-f]{16}$/.test( part )
		) {
			return;
		}
		const ask = ( method: string ) => {
			const url = new URL( rest + part );
			if ( mainstreetTemplate ) {
				url.searchParams.set( 'template', mainstreetTemplate );
			}
			return fetch( url.href, { method, credentials: 'same-origin' } );
		};
		try {
			let answer = isMember ? await ask( 'GET' ) : undefined;
			// The free views of a month: asked for by a POST, as it counts.
			if ( ! answer?.ok && mainstreetFree ) {
				answer = await ask( 'POST' );
			}
			if ( answer?.ok ) {
				const { html, styles, modules } = await answer.json();
				// Scripts in it do not run. The tag keeps styles at the beginning out of the head.
				const { body } = new DOMParser().parseFromString(
					`<body>${ html }`,
					'text/html'
				);
				add( styles, ( href ) =>
					Object.assign( document.createElement( 'link' ), {
						rel: 'stylesheet',
						href,
					} )
				);
				box.replaceWith( ...body.childNodes );
				add( modules, ( src ) =>
					Object.assign( document.createElement( 'script' ), {
						type: 'module',
						src,
					} )
				);
			}
		} catch {
			// The guest view stays.
		}
	} );
