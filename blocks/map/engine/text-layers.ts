/** Shows and hides the text layers of a map style: names of streets and places. */
export class TextLayers {
	private readonly hidden = new Set< string >();

	constructor( private readonly map: mapboxgl.Map ) {}

	/** Resets the list after the style was changed, because each style has its own layers. */
	forget(): void {
		this.hidden.clear();
	}

	/**
	 * Shows or hides the layers. The style must be loaded.
	 *
	 * @param isShown Whether they are shown, except those that the style hides itself.
	 */
	show( isShown: boolean ): void {
		for ( const { id, type, layout } of this.map.getStyle().layers ?? [] ) {
			if ( type !== 'symbol' ) {
				continue;
			}
			if ( ! isShown && layout?.visibility !== 'none' ) {
				this.hidden.add( id );
				this.map.setLayoutProperty( id, 'visibility', 'none' );
			} else if ( isShown && this.hidden.delete( id ) ) {
				this.map.setLayoutProperty( id, 'visibility', 'visible' );
			}
		}
	}
}
