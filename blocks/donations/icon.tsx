import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 20.3 4.6 12.8a4.7 4.7 0 0 1 0-6.6 4.5 4.5 0 0 1 6.5 0l.9 1 .9-1a4.5 4.5 0 0 1 6.5 0 4.7 4.7 0 0 1 0 6.6L12 20.3Zm0-2.15 6.35-6.4a3.2 3.2 0 0 0 0-4.5 3 3 0 0 0-4.4 0L12 9.3l-1.95-2.05a3 3 0 0 0-4.4 0 3.2 3.2 0 0 0 0 4.5l6.35 6.4Z" />
	</SVG>
);
