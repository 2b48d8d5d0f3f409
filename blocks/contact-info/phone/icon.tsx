import { Path, SVG } from '@wordpress/primitives';

/** A mobile phone. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M8 3h8a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 16 21H8a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 8 3Zm0 1.500v15h8v-15H8Zm2.500 12h3V18h-3v-1.500Z" />
	</SVG>
);
