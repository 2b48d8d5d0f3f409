import { Path, SVG } from '@wordpress/primitives';

/** Pages side by side, joined by a line. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M3 4h7v8H3zm1.5 1.5v5h4v-5zM14 4h7v8h-7zm1.5 1.5v5h4v-5zM5.8 14h1.5v3h9.5v-3h1.5v4.5H5.8zM10.5 7.3h3v1.5h-3z" />
	</SVG>
);
