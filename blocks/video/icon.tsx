import { Path, SVG } from '@wordpress/primitives';

/** A film with its bar of progress. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 4.500h16A1.500 1.500 0 0 1 21.500 6v12a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 18V6A1.500 1.500 0 0 1 4 4.500ZM4 6v12h16V6H4Zm6 1.800 5 3-5 3v-6Zm-4 7.400h6v1.500H6v-1.500Zm8 0h4v1.500h-4v-1.500Z" />
	</SVG>
);
