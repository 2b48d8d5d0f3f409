import { MAP_STYLES, type MapStyle } from '@shared/map-tiles/styles';

/**
 * Reads the map style out of the block's classes.
 *
 * @param className Classes of the block, as the editor keeps them.
 * @return Name of the first known block style; `default` when there is none.
 */
export function getMapStyle( className: unknown ): MapStyle {
	const classes =
		typeof className === 'string' ? className.split( /\s+/ ) : [];
	for ( const name of classes ) {
		const style = MAP_STYLES.find(
			( known ) => name === `is-style-${ known }`
		);
		if ( style ) {
			return style;
		}
	}
	return 'default';
}
