import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 21.2 4.1 13.4a5.4 5.4 0 0 1 0-7.7 5.5 5.5 0 0 1 7.7 0l.2.2.2-.2a5.5 5.5 0 0 1 7.7 0 5.4 5.4 0 0 1 0 7.7Zm-6.8-8.9 6.8 6.8 6.8-6.8a3.9 3.9 0 0 0 0-5.5 4 4 0 0 0-5.6 0L12 8.1l-1.2-1.3a4 4 0 0 0-5.6 0 3.9 3.9 0 0 0 0 5.5Z" />
	</SVG>
);
