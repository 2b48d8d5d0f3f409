import { Path, SVG } from '@wordpress/primitives';

/** Two buttons, one above the other. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v3A1.5 1.5 0 0 1 19 11H5a1.5 1.5 0 0 1-1.5-1.5v-3A1.5 1.5 0 0 1 5 5Zm0 1.5v3h14v-3H5ZM5 13h14a1.5 1.5 0 0 1 1.5 1.5v3A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-3A1.5 1.5 0 0 1 5 13Z" />
	</SVG>
);
