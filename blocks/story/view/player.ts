import { makeFullscreen } from './dialog';
import { label, createElement, makeControls } from './controls';
import { keepFocus, listenToKeys, listenToPresses } from './press-gestures';
import { fill, type Settings } from './settings';
import {
	fetchSlide,
	fitSlide,
	getName,
	readSlides,
	whenReady,
	type Slide,
} from './slides';
import { getInitialState, reduce, type Action, type State } from './state';
import { followVideo, listenToVideo, readTime } from './video';
import { followVisitor } from './follow-visitor';

const TICK = 100; // milliseconds

/** Finds the elements that the server rendered. */
function findParts( root: HTMLElement, settings: Settings ) {
	const find = ( part: string ) =>
		root.querySelector< HTMLElement >( `.wp-story-${ part }` );
	const app = find( 'app' );
	const frame = find( 'display-contents' );
	const list = find( 'wrapper' );
	const link = find( 'container' );
	const slides = list ? readSlides( list, settings ) : [];
	const [ first ] = slides;
	return app && frame && list && link && first
		? { app, frame, list, link, slides, first }
		: null;
}

type Parts = NonNullable< ReturnType< typeof findParts > >;

/** A story on the page: its state, and the elements that show it. */
class Player {
	private state: State;
	private clock: ReturnType< typeof setInterval > | undefined;
	private stopWaiting = () => {};
	private opener: HTMLElement;
	private readonly status = createElement( 'p', 'status' );
	private readonly controls;
	private readonly fullscreen;

	constructor(
		private readonly root: HTMLElement,
		private readonly settings: Settings,
		private readonly parts: Parts
	) {
		const { app, link, slides } = parts;
		this.state = getInitialState( slides.length, settings.startMuted );
		this.opener = link;
		this.controls = makeControls(
			settings,
			slides.some( ( { video } ) => video ),
			( action ) => this.send( action, true )
		);
		this.fullscreen = makeFullscreen( app, settings.texts.name, () =>
			this.send( { type: 'fullscreen', on: false } )
		);
		this.dress();
		this.listen();
		this.draw();
		this.arrive();
		followVisitor( settings, ( action ) => this.send( action ) );
	}

	private get slide(): Slide {
		return this.parts.slides[ this.state.index ] ?? this.parts.first;
	}

	/** Whether the visitor has started the story. Until then, nothing is loaded. */
	private get isBegun(): boolean {
		return this.state.playing || this.state.previous !== null;
	}

	/** Replaces the server's placeholders with the controls. */
	private dress(): void {
		const { root, status } = this;
		const { link, frame } = this.parts;
		root.querySelector( '.wp-story-pagination' )?.remove();
		root.setAttribute( 'role', 'region' );
		label( root, this.settings.texts.name );
		link.setAttribute( 'role', 'button' );
		status.setAttribute( 'aria-live', 'polite' );
		frame.append( this.controls.overlay, status );
		root.classList.add( 'is-player' );
	}

	private listen(): void {
		const { app, frame, link, list, slides } = this.parts;
		const get = () => this.state;
		const ask = ( action: Action ) => this.send( action, true );
		listenToKeys( app, get, ask );
		keepFocus( app, this.controls.play );
		listenToPresses( frame, get, ask );
		link.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			ask( { type: 'play' } );
		} );
		for ( const slide of slides ) {
			listenToVideo(
				slide,
				() => slide === this.slide,
				() => this.state.playing,
				( action ) => this.send( action )
			);
		}
		new ResizeObserver( () =>
			fitSlide( this.slide, list, this.settings )
		).observe( list );
	}

	private send( action: Action, isAsked = false ): void {
		const before = this.state;
		this.state = reduce( before, action, this.settings );
		const { fullscreen, index, playing } = this.state;
		if ( this.state === before ) {
			return;
		}
		this.draw();
		if ( fullscreen !== before.fullscreen ) {
			this.setFullscreen();
		}
		this.setClock();
		if ( index !== before.index || ( playing && ! before.playing ) ) {
			this.arrive();
		}
		followVideo( this.slide, this.state, ( refused ) =>
			this.send( refused )
		);
		this.announce( before, isAsked );
	}

	/** Runs the timer while the story plays. */
	private setClock(): void {
		const { playing } = this.state;
		if ( playing === ( this.clock !== undefined ) ) {
			return;
		}
		clearInterval( this.clock );
		this.clock = undefined;
		if ( playing ) {
			let last = Date.now();
			this.clock = setInterval( () => {
				const now = Date.now();
				// After the computer has slept, the story continues where it was.
				const elapsed = Math.min( now - last, 10 * TICK );
				last = now;
				this.send(
					readTime( this.slide, this.state.duration, elapsed )
				);
			}, TICK );
		}
	}

	/** Shows the slide, and loads the next one when this one has loaded. */
	private arrive(): void {
		const { settings, slide } = this;
		const { list, slides } = this.parts;
		this.stopWaiting();
		for ( const { element, video } of slides ) {
			const isCurrent = element === slide.element;
			element.classList.toggle( 'is-current', isCurrent );
			if ( ! isCurrent ) {
				video?.pause();
			}
		}
		fitSlide( slide, list, settings );
		if ( this.isBegun ) {
			fetchSlide( slide, true );
		}
		this.stopWaiting = whenReady( slide, ( duration ) => {
			fitSlide( slide, list, settings );
			this.send( {
				type: 'ready',
				duration: duration || settings.imageTime * 1000,
			} );
			const next = slides[ slides.indexOf( slide ) + 1 ];
			if ( next && this.isBegun ) {
				fetchSlide( next, false );
			}
		} );
	}

	private setFullscreen(): void {
		const { controls, fullscreen, opener } = this;
		const { link, list } = this.parts;
		if ( this.state.fullscreen ) {
			this.opener =
				link.ownerDocument.activeElement === controls.expand
					? controls.expand
					: link;
			fullscreen.open( controls.play );
		} else {
			fullscreen.close( link.hidden ? controls.expand : opener );
		}
		fitSlide( this.slide, list, this.settings );
	}

	private draw(): void {
		const { controls, settings, state } = this;
		const { texts } = settings;
		const { app, link } = this.parts;
		const marks = {
			'is-fullscreen': state.fullscreen,
			'is-playing': state.playing,
			'is-ended': state.ended,
			'is-muted': state.muted,
			'is-waiting': state.playing && ( state.buffering || ! state.ready ),
		};
		for ( const [ mark, isOn ] of Object.entries( marks ) ) {
			app.classList.toggle( mark, isOn );
		}
		const { activeElement } = link.ownerDocument;
		link.hidden = state.playing || state.fullscreen;
		label( link, state.ended ? texts.again : texts.start );
		// A story that plays in full screen is a single link until it is opened.
		controls.overlay.inert =
			settings.playInFullscreen && ! state.fullscreen;
		controls.draw( state );
		// A hidden element loses the focus; an opening dialog sets the focus itself.
		if ( activeElement === link && link.hidden && ! state.fullscreen ) {
			controls.play.focus( { preventScroll: true } );
		}
	}

	/** Announces what the visitor asked for, and the end, but not automatic changes every few seconds. */
	private announce( before: State, isAsked: boolean ): void {
		const { slide, state, status } = this;
		const { end, position } = this.settings.texts;
		if ( state.ended && ! before.ended ) {
			status.textContent = end;
		} else if ( isAsked && state.index !== before.index ) {
			const place = fill( position, state.index + 1, state.total );
			status.textContent = `${ place } ${ getName( slide ) }`;
		}
	}
}

/** Turns the list of slides into a player. */
export function mountStory( root: HTMLElement, settings: Settings ): void {
	const parts = findParts( root, settings );
	if ( parts ) {
		new Player( root, settings, parts );
	}
}
