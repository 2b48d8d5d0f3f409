import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M12 3 3 9.300V19.500A1.500 1.500 0 0 0 4.500 21h15a1.500 1.500 0 0 0 1.500-1.500V9.300L12 3Zm0 1.900 6.600 4.600L12 14.100 5.400 9.500 12 4.900ZM4.500 10.700l7.500 5.200 7.500-5.200v8.800h-15v-8.800Z" />
	</SVG>
);
