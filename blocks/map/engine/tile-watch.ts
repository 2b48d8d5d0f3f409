/** Milliseconds between two redraws. */
const REDRAW_EVERY = 500;

/** Notices when none of a map's tiles can be had. Tiles fail one by one, so that is known only when the map has come to rest. */
export class TileWatch {
	private hasTile = false;
	private hasError = false;
	/** Redraws the map while its first tiles are on their way; 0 at other times. */
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
				// mapbox-gl 1.13 comes to rest when it draws, and draws nothing for a tile that failed.
				map.triggerRepaint();
			}
		} );
		map.on( 'sourcedataloading', ( { tile } ) => {
			if ( tile && ! this.hasTile && ! this.timer ) {
				// After tiles that are answered with 404, mapbox-gl 1.13 neither reports an error nor draws, so the map would never
				// come to rest.
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

	/** Begins anew with another style. */
	reset(): void {
		this.hasTile = false;
		this.hasError = false;
	}

	private stop(): void {
		window.clearInterval( this.timer );
		this.timer = 0;
	}
}
