import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 19a7 7 0 1 1 0-14 7 7 0 0 1 0 14Zm.75-11.5h-1.5v5l3.4 2.4.85-1.25-2.75-1.9V7.5Z" />
	</SVG>
);
