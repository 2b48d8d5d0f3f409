import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5.500 4h13A1.500 1.500 0 0 1 20 5.500v13a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18.500v-13A1.500 1.500 0 0 1 5.500 4Zm0 1.500v13h13v-13h-13ZM7.500 8h9v1.500h-9V8Zm0 3.300h9v1.500h-9v-1.500Zm0 3.200h5V16h-5v-1.500Z" />
	</SVG>
);
