import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v3.3a2.3 2.3 0 0 0 0 4.4v3.3a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-3.3a2.3 2.3 0 0 0 0-4.4V6.5A1.5 1.5 0 0 1 4.5 5Zm0 1.5v2.3a3.8 3.8 0 0 1 0 6.4v2.3h15v-2.3a3.8 3.8 0 0 1 0-6.4V6.5h-15ZM9 9h6v1.5H9V9Zm0 4.5h6V15H9v-1.5Z" />
	</SVG>
);
