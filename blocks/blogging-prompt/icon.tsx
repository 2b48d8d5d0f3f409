import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 4h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-7l-5 4v-4H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm.5 1.500v10h3v2.400l3-2.400h7v-10h-13ZM8 8.500h8V10H8V8.500Zm0 3h5V13H8v-1.500Z" />
	</SVG>
);
