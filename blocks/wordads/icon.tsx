import { Path, SVG } from '@wordpress/primitives';

/** A megaphone. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M18.25 4.5v15l-7-3.25V19.5h-4.5v-4h-1a3.5 3.5 0 0 1 0-7h5.5l7-4Zm-1.5 2.6-5.1 2.9H5.75a2 2 0 0 0 0 4h5.9l5.1 2.4V7.1ZM8.25 15.5V18h1.5v-2.5h-1.5Zm11.5-5.5h1.5v4h-1.5v-4Z" />
	</SVG>
);
