import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';

type Props = {
	current: number;
	total: number;
	onMove: ( to: number ) => void;
	onRemove: () => void;
};

/**
 * Says where a slide went.
 *
 * @param to    Its new place, from 0.
 * @param total How many there are.
 */
export const announceMove = ( to: number, total: number ): void =>
	speak(
		sprintf(
			/* translators: 1: number of the slide, 2: number of slides. */
			__( 'Slide moved to position %1$d of %2$d.', 'mainstreet-blocks' ),
			to + 1,
			total
		)
	);

/** Moves and removes the slide that is shown. */
export function SlideTools( { current, total, onMove, onRemove }: Props ) {
	const remove = () => {
		onRemove();
		speak( __( 'Slide removed.', 'mainstreet-blocks' ) );
	};
	return (
		<div
			className="wp-block-jetpack-slideshow__tools"
			role="group"
			aria-label={ sprintf(
				/* translators: 1: number of the slide, 2: number of slides. */
				__( 'Slide %1$d of %2$d', 'mainstreet-blocks' ),
				current + 1,
				total
			) }
		>
			<Button
				size="small"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'Move slide back', 'mainstreet-blocks' ) }
				disabled={ current === 0 }
				accessibleWhenDisabled
				onClick={ () => onMove( current - 1 ) }
			/>
			<Button
				size="small"
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ __( 'Move slide forward', 'mainstreet-blocks' ) }
				disabled={ current === total - 1 }
				accessibleWhenDisabled
				onClick={ () => onMove( current + 1 ) }
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
