import { Path, SVG } from '@wordpress/primitives';

/** A price tag. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 4h8.2l8.3 8.3-8.2 8.2L4 12.2V4Zm1.5 1.5v6.1l6.8 6.8 6.1-6.1-6.8-6.8H5.5ZM8.75 7.25a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z" />
	</SVG>
);
