import { Path, SVG } from '@wordpress/primitives';

/** A film frame with the letters. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M3.5 4.5h17v15h-17zM5 6v12h14V6zm4.7 3.2v1.3H7.8v3h.9v-.7h-.5v-1.2h1.8v3.2H6.5V9.2zm1.5 0h1.3v5.6h-1.3zm2.8 0h3.6v1.3h-2.3v.9h2v1.3h-2v2.1H14z" />
	</SVG>
);
