import { Path, SVG } from '@wordpress/primitives';

/**
 * An icon of one path.
 *
 * @param path On a grid of 24 × 24.
 */
export const createPath = ( path: string ) => (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d={ path } />
	</SVG>
);
