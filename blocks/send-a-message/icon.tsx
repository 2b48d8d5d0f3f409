import { Path, SVG } from '@wordpress/primitives';

/** A speech bubble with an arrow that leaves it. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M3 4h18v13h-8.2L8 20.6V17H3zm1.5 1.5v10h5v2l2.7-2h7.3v-10zm7.8 2.2L16 10.5l-3.7 2.8v-2H8V9.7h4.3z" />
	</SVG>
);
