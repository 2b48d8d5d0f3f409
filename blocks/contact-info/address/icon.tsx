import { Path, SVG } from '@wordpress/primitives';

/** A pin on a map. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3a7 7 0 0 1 7 7c0 4.5-4.5 8.7-7 11-2.5-2.3-7-6.5-7-11a7 7 0 0 1 7-7Zm0 1.5A5.5 5.5 0 0 0 6.5 10c0 3.3 3.1 6.7 5.5 9 2.4-2.3 5.5-5.7 5.5-9A5.5 5.5 0 0 0 12 4.5Zm0 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z" />
	</SVG>
);
