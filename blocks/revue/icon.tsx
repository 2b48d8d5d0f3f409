import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4Zm0 1.5v13h13v-13h-13ZM7.5 8h9v1.5h-9V8Zm0 3.3h9v1.5h-9v-1.5Zm0 3.2h5V16h-5v-1.5Z" />
	</SVG>
);
