import { Path, SVG } from '@wordpress/primitives';

/** Icon: two overlapping images. */
export const image = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M4 7h1.5v11.5H17V20H4V7Zm4-3h12v12H8V4Zm1.5 1.5v9h9v-9h-9Zm1 7.5 2.5-4 2 3 1-1 1.5 2h-7Z" />
	</SVG>
);
