import type mapboxgl from 'mapbox-gl';
import { hasFunctions } from '@shared/guards';

/** The map library, as loaded into one document. */
export type Engine = typeof mapboxgl;

/** URLs of the files of the library. */
export type EngineFiles = { script: string; style: string };

/** Property of `window` that vendor.json names. */
const GLOBAL = 'mainstreetMapboxGl';

const isEngine = ( value: unknown ): value is Engine =>
	hasFunctions( value, 'Map' );

const pending = new WeakMap< Document, Promise< Engine > >();

function append< E extends HTMLScriptElement | HTMLLinkElement >(
	element: E
): Promise< E > {
	return new Promise( ( resolve, reject ) => {
		element.addEventListener( 'load', () => resolve( element ) );
		element.addEventListener( 'error', () => {
			element.remove();
			reject( new Error( 'not loaded' ) );
		} );
		element.ownerDocument.head.append( element );
	} );
}

async function load( target: Document, files: EngineFiles ): Promise< Engine > {
	const script = target.createElement( 'script' );
	script.src = files.script;
	const link = target.createElement( 'link' );
	link.rel = 'stylesheet';
	link.href = files.style;
	await Promise.all( [ append( script ), append( link ) ] );
	const engine: unknown = Reflect.get( target.defaultView ?? {}, GLOBAL );
	if ( ! isEngine( engine ) ) {
		throw new Error( 'not loaded' );
	}
	return engine;
}

/**
 * Loads the map library into a document. It must run in the document that shows the map (in the editor: that of the canvas), because it
 * uses its own `window` for elements and events.
 *
 * @param target Document that shows the map.
 * @param files  Addresses of script and style sheet.
 * @return The library; a failure is forgotten, so that it can be tried again.
 */
export function loadEngine(
	target: Document,
	files: EngineFiles
): Promise< Engine > {
	const known = pending.get( target );
	if ( known ) {
		return known;
	}
	const loading = load( target, files );
	pending.set( target, loading );
	loading.catch( () => pending.delete( target ) );
	return loading;
}

declare module 'mapbox-gl' {
	interface KeyboardHandler {
		/** Missing in the published types of version 1.x. */
		disableRotation: () => void;
	}
}
