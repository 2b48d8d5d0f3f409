import { Path, SVG } from '@wordpress/primitives';

/** A person. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 1.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM5 20v-1.500c0-2.800 2.700-4.500 7-4.500s7 1.700 7 4.500V20h-1.500v-1.500c0-1.800-2-3-5.500-3s-5.500 1.200-5.500 3V20H5Z" />
	</SVG>
);
