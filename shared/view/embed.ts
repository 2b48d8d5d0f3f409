/**
 * What is shown from another host, on the visitor's page: it is loaded when its place comes near the window or, where the
 * owner wants it so, when the visitor presses its button. The choice “always” is remembered by service, in this browser alone.
 */
import { onNear } from './near';

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
	const watch = onNear( open );
	document.querySelectorAll< HTMLElement >( selector ).forEach( ( box ) => {
		const service = box.dataset.embed ?? '';
		const form = box.querySelector< HTMLFormElement >(
			':scope > .mainstreet-embed__ask > form'
		);
		// Authors and contributors can write a box, but neither a form nor a template. Each box that the server prints has one of them.
		if ( ! form && ! box.querySelector( ':scope > template' ) ) {
			return;
		}
		if ( ! form || kept().includes( service ) ) {
			watch( box );
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
				watch( box );
			}
		} );
	} );
}

/** Puts the box's `<template>` in its place. */
export function showTemplate( box: HTMLElement ): void {
	const template = box.querySelector( 'template' );
	template?.replaceWith( document.importNode( template.content, true ) );
}

const scripts: Record< string, Promise< unknown > > = {};

/**
 * Loads a script, once for a page.
 *
 * @param src Address of the table of services: a constant of the module, as anybody who writes a post can write data attributes.
 * @return Resolves when it has run; rejects when it can't be had.
 */
export const loadScript = ( src: string ): Promise< unknown > =>
	( scripts[ src ] ??= new Promise( ( onload, onerror ) => {
		document.head.append(
			Object.assign( document.createElement( 'script' ), {
				src,
				onload,
				onerror,
			} )
		);
	} ) );
