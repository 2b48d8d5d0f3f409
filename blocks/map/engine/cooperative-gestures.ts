import type { Strings } from './strings';

/** Milliseconds for which the hint is shown. */
const HINT_TIME = 1500;

/** Lets visitors scroll past the map: it moves with Ctrl and the wheel, or with two fingers. */
export class CooperativeGestures {
	private isOn = false;
	private timer: number | undefined;
	private readonly hint: HTMLElement;

	constructor(
		private readonly map: mapboxgl.Map,
		private readonly strings: Strings
	) {
		const container = map.getContainer();
		this.hint = container.ownerDocument.createElement( 'div' );
		this.hint.className = 'wp-block-jetpack-map__hint';
		this.hint.setAttribute( 'aria-hidden', 'true' );
		this.hint.dir = 'auto';
		container.append( this.hint );
		const canvas = map.getCanvasContainer();
		// In the capture phase, so that the map does not receive wheel events of the page.
		container.addEventListener( 'wheel', this.onWheel, true );
		canvas.addEventListener( 'touchmove', this.onTouch, { passive: true } );
	}

	/**
	 * Turns cooperative gestures on or off.
	 *
	 * @param isOn Whether the wheel and one finger scroll the page.
	 */
	set( isOn: boolean ): void {
		this.isOn = isOn;
		this.map.getContainer().classList.toggle( 'is-cooperative', isOn );
		// Version 1.13 has no setting for it. The version is pinned, and an end-to-end test checks it.
		const pan: unknown = Reflect.get( this.map.dragPan, '_touchPan' );
		if ( typeof pan === 'object' && pan !== null ) {
			Reflect.set( pan, '_minTouches', isOn ? 2 : 1 );
		}
	}

	private onWheel = ( event: WheelEvent ): void => {
		if ( this.isOn && ! event.ctrlKey && ! event.metaKey ) {
			event.stopPropagation();
			this.show( this.strings.scrollHint );
		}
	};

	private onTouch = ( event: TouchEvent ): void => {
		if ( this.isOn && event.touches.length === 1 ) {
			this.show( this.strings.touchHint );
		}
	};

	private show( text: string ): void {
		const view = this.hint.ownerDocument.defaultView;
		this.hint.textContent = text;
		this.hint.classList.add( 'is-visible' );
		view?.clearTimeout( this.timer );
		this.timer = view?.setTimeout(
			() => this.hint.classList.remove( 'is-visible' ),
			HINT_TIME
		);
	}
}
