import { Path, SVG } from '@wordpress/primitives';
import type { MapStyle } from '@shared/map-tiles/styles';

/** Colors of land, water and streets. */
const COLORS: Record< MapStyle, [ string, string, string ] > = {
	default: [ '#e8e4d8', '#9cc7e0', '#fff' ],
	black_and_white: [ '#eee', '#ccc', '#fff' ],
	satellite: [ '#3d5a3a', '#1f3b57', '#c9c3a5' ],
	terrain: [ '#d5e3c0', '#93c1dd', '#fdf6e3' ],
};

/** Drawing that replaces the map in previews of the block: no request, no WebGL. */
export function Preview( {
	mapStyle,
	color,
}: {
	mapStyle: MapStyle;
	color: string;
} ) {
	const [ ground, water, street ] = COLORS[ mapStyle ];
	return (
		<SVG
			viewBox="0 0 400 300"
			preserveAspectRatio="xMidYMid slice"
			className="wp-block-jetpack-map__drawing"
			aria-hidden="true"
			focusable="false"
		>
			<Path fill={ ground } d="M0 0h400v300H0z" />
			<Path
				fill={ water }
				d="M0 210c70-40 120 20 190-10s120-70 210-50v150H0z"
			/>
			<Path
				fill="none"
				stroke={ street }
				strokeWidth="9"
				d="M-10 120C90 60 150 190 410 60M120-10c20 90-10 140 40 320M290-10c-30 120 30 170-10 320"
			/>
			<Path
				fill={ color }
				stroke="#fff"
				strokeWidth="3"
				d="M200 70c-23 0-40 17-40 39 0 28 34 62 40 71 6-9 40-43 40-71 0-22-17-39-40-39Zm0 26a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z"
			/>
		</SVG>
	);
}
