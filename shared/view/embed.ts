/**
 * What is shown from another host, on the visitor's page: it is loaded when its place comes near the window or, where the
 * owner wants it so, when the visitor presses its button. The choice “always” is remembered by service, in this browser alone.
 */

/** Where the browser keeps the services that are always loaded, parted by spaces. */
const KEY = 'mainstreet-embeds';

/** Tells the other embeds of a page, and their modules, that a service may now be loaded. */
const ALLOWED = 'mainstreet-embed-allowed';

const kept = (): string[] => {
	try {
		return ( localStorage.getItem( KEY ) ?? '' ).split( ' ' );
	} catch {
		return [];
	}
};

const allow = ( service: string ) => {
	try {
		localStorage.setItem( KEY, [ ...kept(), service ].join( ' ' ) );
	} catch {
		// Where nothing can be stored, it is asked again.
	}
	dispatchEvent( new Event( ALLOWED ) );
};

/**
 * Shows each box (PHP class `Embed`) once it is wanted.
 *
 * @param selector Boxes, `.mainstreet-embed` with `data-embed`, the id of the service.
 * @param show     Fills a box; called once for each.
 */
export function onWanted(
	selector: string,
	show: ( box: HTMLElement ) => void
): void {
	const open = ( box: HTMLElement ) => {
		box.querySelector( '.mainstreet-embed__ask' )?.remove();
		show( box );
	};
	const near = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( { isIntersecting, target } ) => {
				if ( isIntersecting && target instanceof HTMLElement ) {
					near.unobserve( target );
					open( target );
				}
			} ),
		{ rootMargin: '300px' }
	);
	document.querySelectorAll< HTMLElement >( selector ).forEach( ( box ) => {
		const service = box.dataset.embed ?? '';
		const form = box.querySelector( 'form' );
		if ( ! form || kept().includes( service ) ) {
			near.observe( box );
			return;
		}
		form.hidden = false;
		form.onsubmit = ( event ) => {
			event.preventDefault();
			const isAlways = form.querySelector( 'input' )?.checked;
			open( box );
			box.tabIndex = -1;
			box.focus();
			if ( isAlways ) {
				allow( service );
			}
		};
		addEventListener( ALLOWED, () => {
			if ( form.isConnected && kept().includes( service ) ) {
				near.observe( box );
			}
		} );
	} );
}

/** Puts the box's `<template>` in its place. */
export function showTemplate( box: HTMLElement ): void {
	const template = box.querySelector( 'template' );
	template?.replaceWith( document.importNode( template.content, true ) );
}

/**
 * Loads a script, once for a page.
 *
 * @param src Address of the table of services, printed by the server.
 * @return Resolves when it has run; rejects when it can't be had.
 */
export function loadScript( src: string ): Promise< unknown > {
	const known = document.querySelector<
		HTMLScriptElement & { ready?: Promise< unknown > }
	>( `script[data-embed-script="${ src }"]` );
	if ( known?.ready ) {
		return known.ready;
	}
	const script: HTMLScriptElement & { ready?: Promise< unknown > } =
		document.createElement( 'script' );
	script.dataset.embedScript = src;
	script.src = src;
	script.ready = new Promise( ( resolve, reject ) => {
		script.onload = resolve;
		script.onerror = reject;
	} );
	document.head.append( script );
	return script.ready;
}
