import { Path, SVG } from '@wordpress/primitives';

/** A film frame with the letters. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 4.500h14c.800 0 1.500.700 1.500 1.500v12c0 .800-.700 1.500-1.500 1.500H5c-.800 0-1.500-.700-1.500-1.500V6c0-.800.700-1.500 1.500-1.500ZM5 6v12h14V6H5Zm4.700 3.200v1.300H7.800v3h.900v-.700h-.500v-1.200h1.800v3.200H6.500V9.200h3.200Zm1.500 0h1.300v5.600h-1.300V9.200Zm2.800 0h3.600v1.300h-2.300v.900h2v1.300h-2v2.100H14V9.200Z" />
	</SVG>
);
