import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6Zm0 1.5v9h16v-9H4ZM5.5 15V9H7l2 2.5L11 9h1.5v6H11v-3.6l-2 2.5-2-2.5V15H5.5Zm10.2-6h1.6v3.2H19l-2.5 2.9-2.5-2.9h1.7V9Z" />
	</SVG>
);
