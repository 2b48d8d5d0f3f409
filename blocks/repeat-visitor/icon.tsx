import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0 1.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM3 19c0-3 3-5 7-5 1.2 0 2.3.2 3.3.5l-1 1.2c-.7-.1-1.5-.2-2.3-.2-3.2 0-5.5 1.5-5.5 3.5v.5h7V21H3v-2Zm14.5-4.5V12L21 15.5 17.5 19v-2.5c-1.4 0-2.5.6-3 2 0-2.5 1.2-4 3-4Z" />
	</SVG>
);
