import { Path, SVG } from '@wordpress/primitives';

/** A page with lines. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M6 3.5h8l4.5 4.5v12.5H6v-17ZM7.5 5v14H17V9h-4V5H7.5ZM9.5 11.5H15V13H9.5v-1.5Zm0 3.5H15v1.5H9.5V15Z" />
	</SVG>
);
