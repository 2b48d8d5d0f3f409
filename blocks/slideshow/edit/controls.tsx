import { __, sprintf } from '@wordpress/i18n';

/** More dots than that don't fit: then the position is shown in figures. */
const MAX_DOTS = 12;

type Props = {
	current: number;
	total: number;
	onShow: ( index: number ) => void;
	/** Whether the slides move by themselves; undefined where they never do. */
	isPlaying: boolean | undefined;
	onToggle: () => void;
};

/** The visitor's controls, in the canvas: they change what is shown and nothing else. */
export function Controls( props: Props ) {
	const { current, total, onShow, isPlaying, onToggle } = props;
	return (
		<>
			{ isPlaying !== undefined && (
				<button
					type="button"
					className={ `wp-block-jetpack-slideshow_button-pause${
						isPlaying ? ' is-playing' : ''
					}` }
					aria-label={
						isPlaying
							? __( 'Pause Slideshow', 'mainstreet-blocks' )
							: __( 'Play Slideshow', 'mainstreet-blocks' )
					}
					onClick={ onToggle }
				/>
			) }
			<button
				type="button"
				className="wp-block-jetpack-slideshow_button-prev"
				aria-label={ __( 'Previous', 'mainstreet-blocks' ) }
				onClick={ () => onShow( current - 1 ) }
			/>
			<button
				type="button"
				className="wp-block-jetpack-slideshow_button-next"
				aria-label={ __( 'Next', 'mainstreet-blocks' ) }
				onClick={ () => onShow( current + 1 ) }
			/>
			<div className="wp-block-jetpack-slideshow_pagination">
				{ total > MAX_DOTS
					? `${ current + 1 } / ${ total }`
					: Array.from( { length: total }, ( _, index ) => (
							<button
								key={ index }
								type="button"
								className="wp-block-jetpack-slideshow_bullet"
								aria-current={ index === current }
								aria-label={ sprintf(
									/* translators: %1$d: number of the slide. */
									__(
										'Go to slide %1$d',
										'mainstreet-blocks'
									),
									index + 1
								) }
								onClick={ () => onShow( index ) }
							/>
						) ) }
			</div>
		</>
	);
}
