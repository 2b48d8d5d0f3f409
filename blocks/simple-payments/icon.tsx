import { Path, SVG } from '@wordpress/primitives';

/** A price tag. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 4h8.200l8.300 8.300-8.200 8.200L4 12.200V4Zm1.500 1.500v6.100l6.800 6.800 6.100-6.100-6.800-6.800H5.500ZM8.750 7.250a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Z" />
	</SVG>
);
