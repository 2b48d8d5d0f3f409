import { Path, SVG } from '@wordpress/primitives';

/** A visiting card. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm.5 1.5v11h15v-11h-15ZM9 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM6 16c0-1.7 1.3-2.7 3-2.7s3 1 3 2.7H6Zm8-6.5h4V11h-4V9.5Zm0 3.5h4v1.5h-4V13Z" />
	</SVG>
);
