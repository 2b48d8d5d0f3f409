import { Path, SVG } from '@wordpress/primitives';

/** Two houses. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="m8.5 5 5.5 5v9H3v-9l5.5-5Zm0 2-4 3.7v6.8h2.3V13h3.4v4.5h2.3v-6.8L8.5 7Zm6.3 1.2L16 7l5 4.6V19h-5.5v-1.5h4v-5.2l-4.7-4.1Z" />
	</SVG>
);
