import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4 4h8v11H4zm1.5 1.5v8h5v-8zM13.5 4H20v5h-6.5zM15 5.5v2h3.5v-2zm-1.5 5H20V20h-6.5zM15 12v6.5h3.5V12zM4 16.5h8V20H4z" />
	</SVG>
);
