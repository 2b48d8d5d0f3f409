import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3a4 4 0 0 0-4 4v3H6.5A1.5 1.5 0 0 0 5 11.5v8A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-8a1.5 1.5 0 0 0-1.5-1.5H16V7a4 4 0 0 0-4-4Zm-2.5 7V7a2.5 2.5 0 0 1 5 0v3h-5Zm-3 1.5h11v8h-11v-8Zm4.75 2.25v3.5h1.5v-3.5h-1.5Z" />
	</SVG>
);
