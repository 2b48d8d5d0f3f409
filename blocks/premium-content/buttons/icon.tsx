import { Path, SVG } from '@wordpress/primitives';

/** Two buttons. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 5h16v5.5H4V5Zm1.5 1.5V9h13V6.5h-13ZM4 13.5h16V19H4v-5.5Zm1.5 1.5v2.5h13V15h-13Z" />
	</SVG>
);
