import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M13 5a6 6 0 0 0-4.7 9.7l-3.4 3.4 1 1 3.4-3.4A6 6 0 1 0 13 5Zm0 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z" />
	</SVG>
);
