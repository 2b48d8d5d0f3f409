import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 3h14v7H5zm1.5 1.5v4h11v-4zM5 14h14v7H5zm1.5 1.5v4h11v-4zM8 5.8h8v1.4H8zm0 11h8v1.4H8z" />
	</SVG>
);
