import { useInstanceId, useRefEffect } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import { isElement } from '@shared/guards';
import { getArrowStep } from '@shared/image-list/arrow-step';
import type { Slide } from '../types';
import { useDragOrder } from './use-drag-order';

type Props = {
	slides: Slide[];
	current: number;
	onShow: ( index: number ) => void;
	onMove: ( from: number, to: number ) => void;
};

const getNumber = ( target: EventTarget | null ): number =>
	Number(
		isElement( target )
			? target.closest< HTMLElement >( '[data-slide]' )?.dataset.slide
			: NaN
	);

/** All slides, small and in a row: pressed to be shown, dragged or moved by arrow keys to another place. */
export function SlideOrder( { slides, current, onShow, onMove }: Props ) {
	const total = slides.length;
	const helpId = useInstanceId( SlideOrder, 'mainstreet-slide-order' );
	const order = useDragOrder( onMove );
	const { isDragging, cancel } = order;
	const ref = useRefEffect(
		( list: HTMLElement ) => {
			const moveByKey = ( event: KeyboardEvent ) => {
				const from = getNumber( event.target );
				const step = getArrowStep( event.key );
				const to = from + step;
				if ( event.key === 'Escape' && isDragging ) {
					event.stopPropagation();
					cancel();
				}
				if ( Number.isNaN( to ) || step === 0 ) {
					return;
				}
				// At the ends, too: the key must not leave the block.
				event.preventDefault();
				event.stopPropagation();
				if ( to >= 0 && to < total ) {
					onMove( from, to );
					list.querySelector< HTMLElement >(
						`[data-slide="${ to }"] button`
					)?.focus();
				}
			};
			// Not React's: the editor listens between here and React's root, and would go to the next block.
			list.addEventListener( 'keydown', moveByKey );
			return () => list.removeEventListener( 'keydown', moveByKey );
		},
		[ total, onMove, isDragging, cancel ]
	);

	return (
		<div className="wp-block-jetpack-slideshow__order">
			<ul
				ref={ ref }
				aria-label={ __( 'Slide order', 'mainstreet-blocks' ) }
			>
				{ slides.map( ( { alt, url }, index ) => (
					<li
						key={ index }
						data-slide={ index }
						{ ...order.getItemProps( index ) }
					>
						<button
							type="button"
							aria-current={ index === current }
							aria-describedby={ helpId }
							aria-label={ sprintf(
								/* translators: 1: number of the slide, 2: number of slides, 3: alternative text of its picture, may be empty. */
								__(
									'Slide %1$d of %2$d: %3$s',
									'mainstreet-blocks'
								),
								index + 1,
								total,
								alt ||
									__(
										'no alternative text',
										'mainstreet-blocks'
									)
							) }
							onClick={ () =>
								! order.hasDragged() && onShow( index )
							}
						>
							<img src={ url } alt="" draggable={ false } />
						</button>
					</li>
				) ) }
			</ul>
			<p id={ helpId }>
				{ __(
					'Drag a slide to reorder it, or select it and press the arrow keys.',
					'mainstreet-blocks'
				) }
			</p>
		</div>
	);
}
