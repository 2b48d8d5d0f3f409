import { Path, SVG } from '@wordpress/primitives';

/** Path of a mobile phone, the one icon for telephone numbers. `Contact_Prefix` (PHP) prints the same. */
export const PHONE =
	'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3Zm0 1.5v15h8v-15H8Zm2.5 12h3V18h-3v-1.5Z';

export const phone = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d={ PHONE } />
	</SVG>
);
