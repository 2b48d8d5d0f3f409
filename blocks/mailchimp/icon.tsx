import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3 3 9.3V19.5A1.5 1.5 0 0 0 4.5 21h15a1.5 1.5 0 0 0 1.5-1.5V9.3L12 3Zm0 1.9 6.6 4.6L12 14.1 5.4 9.5 12 4.9ZM4.5 10.7l7.5 5.2 7.5-5.2v8.8h-15v-8.8Z" />
	</SVG>
);
