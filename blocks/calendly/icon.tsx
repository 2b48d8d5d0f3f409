import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M8 3v1.5h8V3h1.5v1.5H19a2 2 0 0 1 2 2V11h-1.5V9h-15v10a.5.5 0 0 0 .5.5h6V21H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h1.5V3H8Zm9 9.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm.7.8v2l1.4 1-.8 1.2-2-1.5v-2.7h1.4Z" />
	</SVG>
);
