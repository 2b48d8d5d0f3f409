import { Path, SVG } from '@wordpress/primitives';

/** A drawing pin on a board. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M15.5 3.5 20.5 8.5l-1.1 1.1-.9-.3-3.2 3.2.2 3.2-1.3 1.3-3.6-3.6L5.3 18.7l-1-1 5.3-5.3L6 8.8l1.3-1.3 3.2.2 3.2-3.2-.3-.9 1.1-1.1Zm-.2 2.1-4.2 4.2-1.7-.1 5 5-.1-1.7 4.2-4.2-3.2-3.2Z" />
	</SVG>
);
