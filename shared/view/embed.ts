/**
 * Loads embeds of other hosts on the page when they come near the viewport or, with “Load embeds on click”, on click.
 * “Always” is stored per service in this browser.
 */
import { initBlocks, type Cleanup } from './init-blocks';
import { onNear } from './on-near-viewport';

/** Storage key of the services that always load, separated by spaces. */
const KEY = 'mainstreet-embeds';

/** Event that tells other embeds of the page that a service may load. */
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
		// Storage may be unavailable.
	}
	dispatchEvent( new Event( ALLOWED ) );
};

/** `mainstreetConsent` is set by src/embeds/view-consent.ts, where a consent plugin asks visitors. */
const isAllowed = ( service: string ): boolean =>
	kept().includes( service ) ||
	( window as { mainstreetConsent?: boolean } ).mainstreetConsent === true;

/**
 * Fills each box (PHP class `Embed`) once it may load.
 *
 * @param selector Boxes, `.mainstreet-embed` with `data-embed`, the id of the service.
 * @param show     Fills a box; called once for each.
 */
export function onEmbedRequest(
	selector: string,
	show: ( box: HTMLElement ) => void
): void {
	const open = ( box: HTMLElement ) => {
		box.querySelector( '.mainstreet-embed__ask' )?.remove();
		show( box );
	};
	const watch = onNear( open );
	initBlocks( selector, ( box ) => {
		const service = box.dataset.embed ?? '';
		const form = box.querySelector< HTMLFormElement >(
			':scope > .mainstreet-embed__ask > form'
		);
		// Authors can write a box into a post, but no form or template. Each box of the server has one of them.
		if ( ! form && ! box.querySelector( ':scope > template' ) ) {
			return;
		}
		if ( ! form || isAllowed( service ) ) {
			return watch( box );
		}
		let cleanup: Cleanup | undefined;
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
		const update = () => {
			if ( form.isConnected && isAllowed( service ) ) {
				cleanup = watch( box );
			}
		};
		addEventListener( ALLOWED, update );
		return () => {
			removeEventListener( ALLOWED, update );
			cleanup?.();
		};
	} );
}

/** Replaces the box with its `<template>`. */
export function showTemplate( box: HTMLElement ): void {
	const template = box.querySelector( 'template' );
	template?.replaceWith( document.importNode( template.content, true ) );
}

const scripts: Record< string, Promise< unknown > > = {};

/**
 * Loads a script once per page.
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
