import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import { useFocusInBlock } from '@shared/embed-editor';

type Props = {
	current: number;
	total: number;
	onMove: ( to: number ) => void;
	onRemove: () => void;
};

/** Moves and removes the slide that is shown. */
export function SlideTools( { current, total, onMove, onRemove }: Props ) {
	// With the last slide they go.
	const ref = useFocusInBlock< HTMLDivElement >();
	const move = ( to: number ) => {
		onMove( to );
		speak(
			sprintf(
				/* translators: 1: number of the slide, 2: number of slides. */
				__(
					'Slide moved to position %1$d of %2$d.',
					'mainstreet-blocks'
				),
				to + 1,
				total
			)
		);
	};
	const remove = () => {
		onRemove();
		speak( __( 'Slide removed.', 'mainstreet-blocks' ) );
	};
	return (
		<div
			ref={ ref }
			className="wp-block-jetpack-story__tools"
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
