import { Path, SVG } from '@wordpress/primitives';

/** A round speech bubble with a telephone receiver. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.200-1L3.500 21l1-4.200A9 9 0 0 1 12 3Zm0 1.500a7.500 7.500 0 0 0-6.100 11.900l-.4 2.100 2.200-.5A7.500 7.500 0 1 0 12 4.500ZM9.200 7.700c.3 0 .5.2.6.4l.6 1.500c.1.200 0 .4-.1.6l-.6.8c.7 1.300 1.600 2.100 2.900 2.700l.8-.9c.2-.2.4-.2.6-.1l1.500.7c.2.1.3.3.3.6 0 1.200-1 2-2 2-2.700 0-6-3-6-6 0-1.200.8-2.300 1.400-2.300Z" />
	</SVG>
);
