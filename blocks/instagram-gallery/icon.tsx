import { Path, SVG } from '@wordpress/primitives';

/** A camera. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M8.5 6 10 4h4l1.5 2H19a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h3.5ZM5 7.5a.5.5 0 0 0-.5.5v9c0 .3.2.5.5.5h14a.5.5 0 0 0 .5-.5V8a.5.5 0 0 0-.5-.5H5ZM12 9a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm0 1.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
	</SVG>
);
