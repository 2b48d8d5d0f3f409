/* global Element, HTMLIFrameElement, HTMLImageElement, HTMLMediaElement, HTMLScriptElement, HTMLSourceElement, HTMLTrackElement, HTMLVideoElement, MutationObserver, XMLHttpRequest */
/**
 * Leads what a page asks of outside services to those of the demo. Runs first in every page and in the editor's canvas. The
 * services' own addresses stay in the content, so that nothing of the demo is stored.
 */
export default function lead( base, hosts ) {
	const known = new Set( hosts );

	/** The address at the demo; anything else stays what it is. */
	const to = ( address ) => {
		const text = String( address?.url ?? address );
		if ( ! /^(?:https?:)?\/\//.test( text ) ) {
			return address;
		}
		try {
			const url = new URL( text, 'https://demo.invalid' );
			return known.has( url.hostname )
				? `${ base }/${ url.hostname }${ url.pathname }${ url.search }${ url.hash }`
				: address;
		} catch {
			return address;
		}
	};

	const scope = globalThis;
	const { fetch: ask, open, Worker: Native } = scope;
	/** A request at the demo. Its body is read first: a stream can be sent by HTTP/2 only. */
	const turn = async ( request ) =>
		new Request( to( request ), {
			method: request.method,
			headers: request.headers,
			signal: request.signal,
			...( request.body && { body: await request.arrayBuffer() } ),
		} );
	scope.fetch = async ( input, init ) =>
		ask.call(
			scope,
			to( input ) !== input && input instanceof Request
				? await turn( input )
				: to( input ),
			init
		);
	const { open: openRequest } = XMLHttpRequest.prototype;
	XMLHttpRequest.prototype.open = function ( method, url, ...rest ) {
		return openRequest.call( this, method, to( url ), ...rest );
	};
	// What draws maps asks in a worker of its own, which this function leads as well.
	if ( typeof document === 'undefined' ) {
		return;
	}
	scope.open = ( url, ...rest ) => open.call( scope, to( url ), ...rest );
	scope.Worker = function ( url, options ) {
		const absolute = new URL( url, scope.location.href ).href;
		const code = `( ${ lead } )( ${ JSON.stringify( base ) }, ${ JSON.stringify( hosts ) } ); importScripts( ${ JSON.stringify( absolute ) } );`;
		return options?.type === 'module'
			? new Native( url, options )
			: new Native(
					URL.createObjectURL(
						new Blob( [ code ], { type: 'text/javascript' } )
					),
					options
				);
	};

	const NAMES = [ 'src', 'poster', 'srcset' ];
	const setLater = ( prototype, name ) => {
		const { get, set } = Object.getOwnPropertyDescriptor( prototype, name );
		Object.defineProperty( prototype, name, {
			configurable: true,
			enumerable: true,
			get,
			set( value ) {
				set.call( this, to( value ) );
			},
		} );
	};
	for ( const type of [
		HTMLImageElement,
		HTMLIFrameElement,
		HTMLScriptElement,
		HTMLMediaElement,
		HTMLSourceElement,
		HTMLTrackElement,
	] ) {
		setLater( type.prototype, 'src' );
	}
	setLater( HTMLVideoElement.prototype, 'poster' );
	const { setAttribute } = Element.prototype;
	Element.prototype.setAttribute = function ( name, value ) {
		const leads =
			NAMES.includes( name ) ||
			( name === 'href' && this.localName === 'link' );
		return setAttribute.call( this, name, leads ? to( value ) : value );
	};

	/** What the parser put there. */
	const mend = ( element ) => {
		for ( const name of NAMES ) {
			const value = element.getAttribute( name );
			if ( value && to( value ) !== value ) {
				setAttribute.call( element, name, to( value ) );
			}
		}
	};
	const SELECTOR = NAMES.map( ( name ) => `[${ name }]` ).join();
	const mendAll = ( node ) => {
		if ( node.nodeType === 1 ) {
			mend( node );
			node.querySelectorAll( SELECTOR ).forEach( mend );
		}
	};
	mendAll( document.documentElement );
	new MutationObserver( ( changes ) =>
		changes.forEach( ( { addedNodes } ) => addedNodes.forEach( mendAll ) )
	).observe( document, { childList: true, subtree: true } );

	// Links stay as they are until somebody follows one.
	for ( const kind of [ 'click', 'auxclick' ] ) {
		scope.addEventListener( kind, ( event ) => {
			const link = event.target?.closest?.( 'a[href]' );
			if (
				! event.defaultPrevented &&
				link &&
				to( link.href ) !== link.href
			) {
				link.href = to( link.href );
			}
		} );
	}
}
