import { Path, SVG } from '@wordpress/primitives';

/** A pin on a map. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3a7 7 0 0 1 7 7c0 4.500-4.500 8.700-7 11-2.500-2.300-7-6.500-7-11a7 7 0 0 1 7-7Zm0 1.500A5.500 5.500 0 0 0 6.500 10c0 3.300 3.100 6.700 5.500 9 2.400-2.300 5.500-5.700 5.500-9A5.500 5.500 0 0 0 12 4.500Zm0 3a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z" />
	</SVG>
);
