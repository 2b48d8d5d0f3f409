/** A page that is watched: what it asks for, what it runs, and what goes wrong. */

export type Watch = {
	/** Addresses that were asked for, by any means. */
	requests: string[];
	/** Errors that nothing caught, and promises that nobody awaited. */
	errors: string[];
	/** Restores the globals that were replaced. */
	stop: () => void;
};

const SRC = [
	[ 'HTMLImageElement', 'src' ],
	[ 'HTMLMediaElement', 'src' ],
	[ 'HTMLScriptElement', 'src' ],
	[ 'HTMLIFrameElement', 'src' ],
	[ 'HTMLLinkElement', 'href' ],
] as const;

/** Tells everything at once that it is seen. */
class Seen {
	constructor( private readonly tell: IntersectionObserverCallback ) {}
	observe( target: Element ): void {
		setTimeout( () =>
			this.tell(
				[
					{
						isIntersecting: true,
						target,
					} as IntersectionObserverEntry,
				],
				this as unknown as IntersectionObserver
			)
		);
	}
	unobserve() {}
	disconnect() {}
}

class Sized {
	constructor( private readonly tell: () => void ) {}
	observe(): void {
		setTimeout( () => this.tell() );
	}
	unobserve() {}
	disconnect() {}
}

/** What a browser has and jsdom has not. */
function complete( requests: string[] ): void {
	const note = ( address: unknown ) => void requests.push( `${ address }` );
	Object.assign( window, {
		IntersectionObserver: Seen,
		ResizeObserver: Sized,
		MediaMetadata: class {},
		matchMedia: () => ( { matches: false, addEventListener() {} } ),
		fetch: ( address: unknown ) => {
			note( address );
			return Promise.resolve( new Blob() ).then( () => ( {
				ok: true,
				status: 200,
				json: async () => null,
				text: async () => '',
			} ) );
		},
		open: note,
		print() {},
		scrollTo() {},
	} );
	Object.assign( Element.prototype, { scrollIntoView() {} } );
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.open = true;
		},
		close( this: HTMLDialogElement ) {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		},
	} );
	Object.assign( HTMLMediaElement.prototype, {
		play: async () => {},
		pause() {},
		load() {},
	} );
	Object.assign( navigator, {
		sendBeacon: ( address: unknown ) => {
			note( address );
			return true;
		},
	} );
	XMLHttpRequest.prototype.open = ( _: string, address: unknown ) =>
		note( address );
	XMLHttpRequest.prototype.send = () => {};
}

/** Notes what elements are told to load, whether they are on the page or not. */
function watchSources( requests: string[] ): () => void {
	const undo = SRC.map( ( [ name, property ] ) => {
		const { prototype } = (
			window as unknown as Record< string, { prototype: object } >
		 )[ name ] ?? {
			prototype: {},
		};
		const was = Object.getOwnPropertyDescriptor( prototype, property );
		if ( ! was ) {
			throw new Error( name );
		}
		Object.defineProperty( prototype, property, {
			...was,
			set( value ) {
				requests.push( `${ value }` );
				was.set?.call( this, value );
			},
		} );
		return () => Object.defineProperty( prototype, property, was );
	} );
	return () => undo.forEach( ( take ) => take() );
}

/** Listeners outlive a page's elements: those of one page are not to hear of the next. */
function watchListeners(): () => void {
	const added: ( () => void )[] = [];
	const targets: EventTarget[] = [ window, document ];
	for ( const target of targets ) {
		const { addEventListener } = target;
		target.addEventListener = ( type, listener, options ) => {
			addEventListener.call( target, type, listener, options );
			added.push( () =>
				target.removeEventListener( type, listener, options )
			);
		};
		added.push( () => ( target.addEventListener = addEventListener ) );
	}
	return () => added.forEach( ( take ) => take() );
}

/** Begins to watch the page. */
export function watch(): Watch {
	const requests: string[] = [];
	const errors: string[] = [];
	complete( requests );
	const onError = ( event: ErrorEvent ) => {
		event.preventDefault();
		errors.push( `${ event.error?.stack ?? event.message }` );
	};
	const onRejection = ( reason: unknown ) =>
		void errors.push(
			`rejected: ${ reason instanceof Error ? reason.stack : reason }`
		);
	window.addEventListener( 'error', onError );
	process.on( 'unhandledRejection', onRejection );
	const stopSources = watchSources( requests );
	const stopListeners = watchListeners();
	const stay = ( event: Event ) => event.preventDefault();
	window.addEventListener( 'click', stay );
	window.addEventListener( 'submit', stay );
	return {
		requests,
		errors,
		stop() {
			stopListeners();
			stopSources();
			window.removeEventListener( 'error', onError );
			process.off( 'unhandledRejection', onRejection );
		},
	};
}

/** Lets promises, observers and short timers come to their end. */
export const settle = async (): Promise< void > => {
	for ( let turn = 0; turn < 4; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
};
