import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3a4 4 0 0 0-4 4v3H6.500A1.500 1.500 0 0 0 5 11.500v8A1.500 1.500 0 0 0 6.500 21h11a1.500 1.500 0 0 0 1.500-1.500v-8a1.500 1.500 0 0 0-1.500-1.500H16V7a4 4 0 0 0-4-4Zm-2.500 7V7a2.500 2.500 0 0 1 5 0v3h-5Zm-3 1.500h11v8h-11v-8Zm4.750 2.250v3.500h1.500v-3.500h-1.500Z" />
	</SVG>
);
