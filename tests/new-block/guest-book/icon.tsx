import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 4h14v16H5V4Zm1.5 1.5v13h11v-13h-11Z" />
	</SVG>
);
