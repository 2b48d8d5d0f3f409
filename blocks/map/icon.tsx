import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 2.5a6.5 6.5 0 0 0-6.5 6.5c0 4.6 6.5 12.5 6.5 12.5s6.5-7.9 6.5-12.5A6.5 6.5 0 0 0 12 2.5Zm0 16.5c-1.9-2.6-5-7.3-5-10a5 5 0 1 1 10 0c0 2.7-3.1 7.4-5 10Zm0-12.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" />
	</SVG>
);

/** Toolbar: a pin with a plus. */
export const addMarkerIcon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M10 3a6 6 0 0 0-6 6c0 4.2 6 11.5 6 11.5s1.3-1.6 2.7-3.7l-1.2-.9c-.5.8-1 1.5-1.5 2.2-1.7-2.4-4.5-6.6-4.5-9.1a4.5 4.5 0 1 1 9 0c0 .4-.1.9-.2 1.3l1.5.4c.1-.6.2-1.1.2-1.7a6 6 0 0 0-6-6Zm8.2 8.5h-1.5v3.2h-3.2v1.5h3.2v3.3h1.5v-3.3h3.3v-1.5h-3.3v-3.2ZM10 6.8a2.2 2.2 0 1 0 0 4.5 2.2 2.2 0 0 0 0-4.5Z" />
	</SVG>
);
