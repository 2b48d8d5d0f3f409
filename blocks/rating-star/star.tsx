import { Path, SVG } from '@wordpress/primitives';

/**
 * The halves stay open along the middle: a fill closes itself, a stroke draws no line there.
 * render.php draws the same.
 */
const HALVES = {
	start: 'M12 2.7 9.4 9.3 2.3 9.7 7.8 14.3 6 21.2 12 17.3',
	end: 'M12 2.7 14.6 9.3 21.7 9.7 16.2 14.3 18 21.2 12 17.3',
};

/**
 * One star.
 *
 * @param props
 * @param props.fill How much of it is filled: 0, 0.5 or 1.
 */
export function Star( { fill }: { fill: number } ) {
	return (
		<SVG viewBox="0 0 24 24" aria-hidden focusable={ false }>
			<Path
				d={ HALVES.start }
				className={ fill < 0.5 ? 'is-rating-unfilled' : undefined }
			/>
			<Path
				d={ HALVES.end }
				className={ fill < 1 ? 'is-rating-unfilled' : undefined }
			/>
		</SVG>
	);
}
