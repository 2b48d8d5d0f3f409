import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M17.5 3.5a3 3 0 1 1-2.3 4.9L9.3 11.3a3 3 0 0 1 0 1.4l5.9 2.9a3 3 0 1 1-.7 1.3l-5.9-2.9a3 3 0 1 1 0-4l5.9-2.9a3 3 0 0 1 3-3.6Zm0 1.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Zm-11 5.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Zm11 5.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z" />
	</SVG>
);
