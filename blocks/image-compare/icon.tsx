import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M11.25 3h1.5v18h-1.5V3ZM4 5.5h5.5V7H4.5v10h5v1.5H4A1 1 0 0 1 3 17.5v-11a1 1 0 0 1 1-1Zm10.5 0H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-5.5v-13ZM9.5 10 6.5 15h3v-5Z" />
	</SVG>
);
