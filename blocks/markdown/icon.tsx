import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6Zm0 1.5v9h16v-9H4ZM5.500 15V9H7l2 2.500L11 9h1.5v6H11v-3.600l-2 2.500-2-2.500V15H5.500Zm10.200-6h1.600v3.200H19l-2.500 2.900-2.500-2.900h1.700V9Z" />
	</SVG>
);
