import { Path, SVG } from '@wordpress/primitives';

/** Books on a shelf. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4.5 5H8v12.5h1V7h3.5v10.5h.7L15.5 7l3 .7-2.3 9.800h3.3V19h-15V5Zm1.5 1.5v11h.5v-11H6Zm4.5 2v9h.5v-9h-.5Z" />
	</SVG>
);
