import { Path, SVG } from '@wordpress/primitives';

/** A video with its bar of progress. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 4.5h16A1.5 1.5 0 0 1 21.5 6v12a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V6A1.5 1.5 0 0 1 4 4.5ZM4 6v12h16V6H4Zm6 1.8 5 3-5 3v-6Zm-4 7.4h6v1.5H6v-1.5Zm8 0h4v1.5h-4v-1.5Z" />
	</SVG>
);
