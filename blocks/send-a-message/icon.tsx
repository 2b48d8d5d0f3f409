import { Path, SVG } from '@wordpress/primitives';

/** A speech bubble with an arrow that leaves it. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-6.2L8 20.6V17H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm0 1.5a.5.5 0 0 0-.5.5v9c0 .3.2.5.5.5h4.5v2l2.7-2H19a.5.5 0 0 0 .5-.5V6a.5.5 0 0 0-.5-.5H5Zm7.3 2.2L16 10.5l-3.7 2.8v-2H8V9.7h4.3v-2Z" />
	</SVG>
);
