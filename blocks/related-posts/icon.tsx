import { Path, SVG } from '@wordpress/primitives';

/** Pages side by side, joined by a line. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4.500 4h4A1.500 1.500 0 0 1 10 5.500v5A1.500 1.500 0 0 1 8.500 12h-4A1.500 1.500 0 0 1 3 10.500v-5A1.500 1.500 0 0 1 4.500 4Zm0 1.500v5h4v-5h-4Zm11-1.500h4A1.500 1.500 0 0 1 21 5.500v5a1.500 1.500 0 0 1-1.500 1.500h-4a1.500 1.500 0 0 1-1.500-1.500v-5A1.500 1.500 0 0 1 15.500 4Zm0 1.500v5h4v-5h-4ZM5.800 14h1.500v3h9.500v-3h1.500v4.500H5.800V14ZM10.500 7.300h3v1.500h-3V7.300Z" />
	</SVG>
);
