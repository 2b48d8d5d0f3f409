import { Path, SVG } from '@wordpress/primitives';

/** An envelope. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm.5 2.800v7.700h15V8.800L12 14.400 4.500 8.800Zm1.400-1.300 6.100 4.500 6.100-4.500H5.900Z" />
	</SVG>
);
