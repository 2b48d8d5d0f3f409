import { Path, SVG } from '@wordpress/primitives';

/** A visiting card. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm.5 1.500v11h15v-11h-15ZM9 8.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM6 16c0-1.700 1.300-2.700 3-2.700s3 1 3 2.700H6Zm8-6.500h4V11h-4V9.500Zm0 3.500h4v1.500h-4V13Z" />
	</SVG>
);
