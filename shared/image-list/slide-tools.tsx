import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import { useFocusInBlock } from '@shared/embed-editor/use-focus-in-block';

/**
 * Name of a slide.
 *
 * @param index Its place, from 0.
 * @param total How many there are.
 */
export const getSlideName = ( index: number, total: number ): string =>
	sprintf(
		/* translators: 1: number of the slide, 2: number of slides. */
		__( 'Slide %1$d of %2$d', 'mainstreet-blocks' ),
		index + 1,
		total
	);

/**
 * Announces the new position of a slide.
 *
 * @param to    Its new place, from 0.
 * @param total How many there are.
 */
export const announceSlideMove = ( to: number, total: number ): void =>
	speak(
		sprintf(
			/* translators: 1: number of the slide, 2: number of slides. */
			__( 'Slide moved to position %1$d of %2$d.', 'mainstreet-blocks' ),
			to + 1,
			total
		)
	);

type Props = {
	className: string;
	current: number;
	total: number;
	onMove: ( to: number ) => void;
	onRemove: () => void;
};

/** Buttons to move and remove the current slide. */
export function SlideTools( props: Props ) {
	const { className, current, total, onMove, onRemove } = props;
	// Unmounted with the last slide.
	const ref = useFocusInBlock< HTMLDivElement >();
	const move = ( to: number ) => {
		onMove( to );
		announceSlideMove( to, total );
	};
	const remove = () => {
		onRemove();
		speak( __( 'Slide removed.', 'mainstreet-blocks' ) );
	};
	return (
		<div
			ref={ ref }
			className={ className }
			role="group"
			aria-label={ getSlideName( current, total ) }
		>
			<Button
				size="small"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Move slide back', 'mainstreet-blocks' ) }
				disabled={ current === 0 }
				accessibleWhenDisabled
				onClick={ () => move( current - 1 ) }
			/>
			<Button
				size="small"
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ __( 'Move slide forward', 'mainstreet-blocks' ) }
				disabled={ current === total - 1 }
				accessibleWhenDisabled
				onClick={ () => move( current + 1 ) }
			/>
			<Button
				size="small"
				icon={ trash }
				label={ __( 'Remove slide', 'mainstreet-blocks' ) }
				onClick={ remove }
			/>
		</div>
	);
}
