import { Path, SVG } from '@wordpress/primitives';

/** A fork and a knife. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M6 4h1.5v5H9V4h1.5v5.5A2.2 2.2 0 0 1 9 11.6V20H7.5v-8.4A2.2 2.2 0 0 1 6 9.5V4Zm10.5 0c1 0 1.5 1.5 1.5 4.5V14h-1.5v6H15V4h1.5Z" />
	</SVG>
);
