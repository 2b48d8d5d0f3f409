import type { Position } from '../attributes';

/** Waits for a click on the map that places a marker. With the keyboard, Enter uses the center of the map, which arrow keys move. */
export class PlaceByPress {
	private isOn = false;

	constructor(
		private readonly map: mapboxgl.Map,
		private readonly onPlaced: ( position: Position ) => void
	) {
		// In the editor, arrow keys would otherwise select the next block.
		map.getContainer().addEventListener( 'keydown', ( event ) => {
			if ( event.key.startsWith( 'Arrow' ) ) {
				event.stopPropagation();
			}
		} );
		map.on( 'click', ( { lngLat } ) => this.tell( lngLat ) );
		map.getCanvas().addEventListener( 'keydown', ( event ) => {
			if ( this.isOn && event.key === 'Enter' ) {
				event.preventDefault();
				event.stopPropagation();
				this.tell( map.getCenter() );
			}
		} );
	}

	/**
	 * Starts or ends waiting.
	 *
	 * @param isOn Whether it waits.
	 * @return Whether that is new.
	 */
	set( isOn: boolean ): boolean {
		const isNew = isOn !== this.isOn;
		this.isOn = isOn;
		this.map.getContainer().classList.toggle( 'is-placing', isOn );
		if ( isNew && isOn ) {
			this.map.getCanvas().focus( { preventScroll: true } );
		}
		return isNew;
	}

	/** Whether it waits. */
	isWaiting(): boolean {
		return this.isOn;
	}

	private tell( spot: mapboxgl.LngLat ): void {
		if ( this.isOn ) {
			const { lng, lat } = spot.wrap();
			this.onPlaced( { lng, lat } );
		}
	}
}
