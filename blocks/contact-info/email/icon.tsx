import { Path, SVG } from '@wordpress/primitives';

/** An envelope. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm.5 2.8v7.7h15V8.8L12 14.4 4.5 8.8Zm1.4-1.3 6.1 4.5 6.1-4.5H5.9Z" />
	</SVG>
);
