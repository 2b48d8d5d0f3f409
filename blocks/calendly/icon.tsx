import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M8 3v1.500h8V3h1.500v1.500H19a2 2 0 0 1 2 2V11h-1.500V9h-15v10a.5.5 0 0 0 .5.5h6V21H5a2 2 0 0 1-2-2V6.500a2 2 0 0 1 2-2h1.500V3H8Zm9 9.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Zm0 1.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm.7.800v2l1.400 1-.8 1.200-2-1.500v-2.700h1.400Z" />
	</SVG>
);
