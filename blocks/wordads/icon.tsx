import { Path, SVG } from '@wordpress/primitives';

/** A megaphone. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M18.250 4.500v15l-7-3.250V19.500h-4.500v-4h-1a3.500 3.500 0 0 1 0-7h5.500l7-4Zm-1.500 2.600-5.100 2.900H5.750a2 2 0 0 0 0 4h5.900l5.100 2.400V7.100ZM8.250 15.500V18h1.500v-2.500h-1.500Zm11.500-5.500h1.500v4h-1.500v-4Z" />
	</SVG>
);
