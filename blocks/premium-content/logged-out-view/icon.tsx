import { Path, SVG } from '@wordpress/primitives';

/** A person. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 1.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM5 20v-1.5c0-2.8 2.7-4.5 7-4.5s7 1.7 7 4.5V20h-1.5v-1.5c0-1.8-2-3-5.5-3s-5.5 1.2-5.5 3V20H5Z" />
	</SVG>
);
