import { Path, SVG } from '@wordpress/primitives';

/** A film frame with the letters. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 4.5h14c.8 0 1.5.7 1.5 1.5v12c0 .8-.7 1.5-1.5 1.5H5c-.8 0-1.5-.7-1.5-1.5V6c0-.8.7-1.5 1.5-1.5ZM5 6v12h14V6H5Zm4.7 3.2v1.3H7.8v3h.9v-.7h-.5v-1.2h1.8v3.2H6.5V9.2h3.2Zm1.5 0h1.3v5.6h-1.3V9.2Zm2.8 0h3.6v1.3h-2.3v.9h2v1.3h-2v2.1H14V9.2Z" />
	</SVG>
);
