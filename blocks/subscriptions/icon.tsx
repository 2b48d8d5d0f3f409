import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M4.500 5h15A1.500 1.500 0 0 1 21 6.500v11a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 17.500v-11A1.500 1.500 0 0 1 4.500 5Zm0 2.200v10.300h15V7.200L12 13.400 4.500 7.200Zm1.200-.700L12 11.500l6.300-5H5.700Z" />
	</SVG>
);
