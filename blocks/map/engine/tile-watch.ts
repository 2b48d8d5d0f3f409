/** Milliseconds between two renderings. */
const REDRAW_EVERY = 500;

/** Detects that no tile of a map can be loaded. Tiles fail one by one, so this is known only when the map is idle. */
export class TileWatch {
	private hasTile = false;
	private hasError = false;
	/** Timer that renders the map while its first tiles load; 0 at other times. */
	private timer = 0;

	/**
	 * @param needsTiles    Whether the style draws nothing without tiles. The library reports no error for a tile that does not exist.
	 * @param onUnreachable Called when there is not one tile; also with each tile that fails, `isAll` is false then.
	 */
	constructor(
		map: mapboxgl.Map,
		needsTiles: () => boolean,
		onUnreachable: ( isAll: boolean ) => void
	) {
		map.on( 'error', ( event ) => {
			if ( 'tile' in event ) {
				this.hasError = true;
				onUnreachable( false );
				// mapbox-gl 1.13 becomes idle after a rendering, and does not render after a tile has failed.
				map.triggerRepaint();
			}
		} );
		map.on( 'sourcedataloading', ( { tile } ) => {
			if ( tile && ! this.hasTile && ! this.timer ) {
				// After tiles with the status 404, mapbox-gl 1.13 neither reports an error nor renders, so the map would never become idle.
				this.timer = window.setInterval(
					() => map.triggerRepaint(),
					REDRAW_EVERY
				);
			}
		} );
		map.on( 'sourcedata', ( { tile } ) => {
			this.hasTile ||= tile?.state === 'loaded';
		} );
		map.on( 'remove', () => this.stop() );
		map.on( 'idle', () => {
			this.stop();
			if ( ! this.hasTile && ( this.hasError || needsTiles() ) ) {
				onUnreachable( true );
			}
		} );
	}

	/** Resets the state after the style was changed. */
	reset(): void {
		this.hasTile = false;
		this.hasError = false;
	}

	private stop(): void {
		window.clearInterval( this.timer );
		this.timer = 0;
	}
}
