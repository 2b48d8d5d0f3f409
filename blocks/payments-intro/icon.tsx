import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M19 5H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2ZM5 6.5h14a.5.5 0 0 1 .5.5v1.5h-15V7a.5.5 0 0 1 .5-.5Zm14 11H5a.5.5 0 0 1-.5-.5v-6h15v6a.5.5 0 0 1-.5.5ZM6.5 14h5v1.5h-5z" />
	</SVG>
);
