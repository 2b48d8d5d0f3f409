import { Path, SVG } from '@wordpress/primitives';

/** A laid table. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 6.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5Zm0 1.5a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5ZM1.75 5h1.5v3.5h.75V5h1.5v4.5a1.75 1.75 0 0 1-1 1.6V19H2.75v-7.9a1.75 1.75 0 0 1-1-1.6V5ZM20 5h1.25v14h-1.5v-5.5H18.5V8A3 3 0 0 1 20 5Z" />
	</SVG>
);
