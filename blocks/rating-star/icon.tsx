import { Path, SVG } from '@wordpress/primitives';

export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			fillRule="evenodd"
			clipRule="evenodd"
			d="M12 2.7 14.6 9.3 21.7 9.7 16.2 14.3 18 21.2 12 17.3 6 21.2 7.8 14.3 2.3 9.7 9.4 9.3ZM12 6.8 10.5 10.7 6.3 11 9.5 13.7 8.4 17.8 12 15.5Z"
		/>
	</SVG>
);
