import { Path, SVG } from '@wordpress/primitives';

/** A speech bubble with lines of text. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M3 4h18v13h-8.2L8 20.6V17H3zm1.5 1.5v10h5v2l2.7-2h7.3v-10zM7 8h10v1.5H7zm0 3.5h7V13H7z" />
	</SVG>
);
