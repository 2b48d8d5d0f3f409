/** What browsers have and jsdom lacks. */
const { TextEncoder, TextDecoder } = require( 'util' );

class Observer {
	observe() {}
	unobserve() {}
	disconnect() {}
	takeRecords() {
		return [];
	}
}

Object.assign( globalThis, {
	TextEncoder: globalThis.TextEncoder ?? TextEncoder,
	TextDecoder: globalThis.TextDecoder ?? TextDecoder,
	ResizeObserver: globalThis.ResizeObserver ?? Observer,
	IntersectionObserver: globalThis.IntersectionObserver ?? Observer,
	structuredClone:
		globalThis.structuredClone ??
		( ( value ) => JSON.parse( JSON.stringify( value ) ) ),
	CSS: globalThis.CSS ?? { supports: () => false, escape: String },
} );

if ( globalThis.Element ) {
	globalThis.Element.prototype.scrollIntoView ??= () => {};
}
if ( globalThis.performance && ! globalThis.performance.getEntriesByType ) {
	globalThis.performance.getEntriesByType = () => [
		{ domContentLoadedEventStart: 0 },
	];
}
if ( globalThis.window && ! globalThis.window.matchMedia ) {
	globalThis.window.matchMedia = ( media ) => ( {
		matches: false,
		media,
		addEventListener() {},
		removeEventListener() {},
		addListener() {},
		removeListener() {},
	} );
}
