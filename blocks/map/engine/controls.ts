import type { Control, IControl } from 'mapbox-gl';
import type { Engine } from './load';
import type { Strings } from './strings';

type AnyControl = Control | IControl;

/** Full-screen button without function, for the editor. */
class DisabledFullscreen implements IControl {
	private element: HTMLElement | null = null;

	constructor( private readonly label: string ) {}

	onAdd( map: mapboxgl.Map ): HTMLElement {
		const target = map.getContainer().ownerDocument;
		const group = target.createElement( 'div' );
		group.className = 'mapboxgl-ctrl mapboxgl-ctrl-group';
		const button = target.createElement( 'button' );
		button.type = 'button';
		button.className = 'mapboxgl-ctrl-fullscreen';
		button.disabled = true;
		button.setAttribute( 'aria-label', this.label );
		button.title = this.label;
		const symbol = target.createElement( 'span' );
		symbol.className = 'mapboxgl-ctrl-icon';
		symbol.setAttribute( 'aria-hidden', 'true' );
		button.append( symbol );
		group.append( button );
		this.element = group;
		return group;
	}

	onRemove(): void {
		this.element?.remove();
	}
}

type ControlOptions = {
	engine: Engine;
	map: mapboxgl.Map;
	strings: Strings;
	isEditor: boolean;
	isRtl: boolean;
};

/** Buttons of the map, in the top corner at the end of the line. */
export class Controls {
	private zoom: AnyControl | null = null;
	private fullscreen: AnyControl | null = null;

	constructor( private readonly options: ControlOptions ) {}

	/**
	 * Adds or removes the buttons.
	 *
	 * @param hasZoom       Whether there are zoom buttons.
	 * @param hasFullscreen Whether there is a full-screen button, if the browser has full screen.
	 */
	set( hasZoom: boolean, hasFullscreen: boolean ): void {
		this.zoom = this.toggle( this.zoom, hasZoom, () => this.makeZoom() );
		this.fullscreen = this.toggle( this.fullscreen, hasFullscreen, () =>
			this.makeFullscreen()
		);
	}

	private toggle(
		shown: AnyControl | null,
		isWanted: boolean,
		make: () => AnyControl | null
	): AnyControl | null {
		const { map, isRtl } = this.options;
		if ( shown && ! isWanted ) {
			map.removeControl( shown );
			return null;
		}
		const control = shown ? null : isWanted && make();
		if ( control ) {
			map.addControl( control, isRtl ? 'top-left' : 'top-right' );
		}
		return control || shown;
	}

	private makeZoom(): AnyControl {
		return new this.options.engine.NavigationControl( {
			showCompass: false,
		} );
	}

	private makeFullscreen(): AnyControl | null {
		const { engine, strings, isEditor, map } = this.options;
		if ( isEditor ) {
			return new DisabledFullscreen( strings.enterFullscreen );
		}
		// Phones may not support full screen, and the library would log that to the console.
		return map.getContainer().ownerDocument.fullscreenEnabled
			? new engine.FullscreenControl()
			: null;
	}
}
