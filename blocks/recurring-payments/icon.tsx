import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M19 6H5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Zm.5 10a.5.5 0 0 1-.5.5H5a.5.5 0 0 1-.5-.5V8a.5.5 0 0 1 .5-.5h14a.5.5 0 0 1 .5.5v8Zm-7.500-6.750a2.750 2.750 0 1 0 0 5.500 2.750 2.750 0 0 0 0-5.500Zm0 4a1.250 1.250 0 1 1 0-2.500 1.250 1.250 0 0 1 0 2.500Z" />
	</SVG>
);
