import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M16.75 3v1.5h2A1.75 1.75 0 0 1 20.5 6.25v12.5a1.75 1.75 0 0 1-1.75 1.75H5.25a1.75 1.75 0 0 1-1.75-1.75V6.25A1.75 1.75 0 0 1 5.25 4.5h2V3h1.5v1.5h6.5V3h1.5Zm2.25 6.5H5v9.25c0 .14.11.25.25.25h13.5c.14 0 .25-.11.25-.25V9.5ZM13 12.5h3.5V16H13v-3.5Z" />
	</SVG>
);
