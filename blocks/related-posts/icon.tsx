import { Path, SVG } from '@wordpress/primitives';

/** Pages side by side, joined by a line. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4.5 4h4A1.5 1.5 0 0 1 10 5.5v5A1.5 1.5 0 0 1 8.5 12h-4A1.5 1.5 0 0 1 3 10.5v-5A1.5 1.5 0 0 1 4.5 4Zm0 1.5v5h4v-5h-4Zm11-1.5h4A1.5 1.5 0 0 1 21 5.5v5a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 15.5 4Zm0 1.5v5h4v-5h-4ZM5.8 14h1.5v3h9.5v-3h1.5v4.5H5.8V14ZM10.5 7.3h3v1.5h-3V7.3Z" />
	</SVG>
);
