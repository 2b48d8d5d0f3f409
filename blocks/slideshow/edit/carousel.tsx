import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { clamp } from '@shared/guards';
import { announceSlideMove, SlideTools } from '@shared/image-list/slide-tools';
import type { Slide as SlideValues } from '../types';
import { Controls } from './controls';
import { Slide } from './slide';
import { SlideOrder } from './slide-order';
import { useRotation } from './use-rotation';
import type { useCarousel } from './use-carousel';
import type { useSlides } from './use-slides';

type Props = {
	slides: SlideValues[];
	carousel: ReturnType< typeof useCarousel >;
	actions: ReturnType< typeof useSlides >;
	/** Receives the element the library works on. */
	containerRef: ( container: HTMLElement | null ) => void;
	autoplay: boolean;
	delay: number;
	isSelected: boolean;
	onRatio: ( ratio: string ) => void;
	/** Goes on in a paragraph after the block. */
	onLeave?: () => void;
};

function LoadFailure( { onRetry }: { onRetry: () => void } ) {
	return (
		<Notice status="error" isDismissible={ false }>
			<span className="wp-block-jetpack-slideshow__failure">
				{ __(
					'The Swiper library could not be loaded.',
					'mainstreet-blocks'
				) }
				<Button variant="link" onClick={ onRetry }>
					{ __( 'Try again', 'mainstreet-blocks' ) }
				</Button>
			</span>
		</Notice>
	);
}

/** The slides in the canvas. */
export function Carousel( props: Props ) {
	const { slides, carousel, actions, containerRef, isSelected } = props;
	const { current, status, isCarousel, retry, show } = carousel;
	const total = slides.length;
	const rotation = useRotation(
		props.autoplay && total > 1,
		isSelected,
		props.delay,
		() => show( current + 1 )
	);
	const move = ( from: number, to: number ) => {
		actions.move( from, to );
		show( to );
	};
	return (
		<>
			{ status === 'failed' && <LoadFailure onRetry={ retry } /> }
			<div
				ref={ containerRef }
				className="wp-block-jetpack-slideshow_container swiper-container"
				{ ...rotation.handlers }
			>
				<ul className="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">
					{ slides.map( ( slide, index ) => (
						<Slide
							// By place: a preview that becomes an image must not lose the caption being typed.
							key={ index }
							slide={ slide }
							isHidden={ isCarousel && index !== current }
							isSelected={ isSelected }
							onChangeCaption={ ( caption ) =>
								actions.edit( index, { caption } )
							}
							onLeave={ props.onLeave }
							onLoad={ ( ratio ) =>
								index === 0 && props.onRatio( ratio )
							}
						/>
					) ) }
				</ul>
				{ total > 1 && (
					<Controls
						current={ current }
						total={ total }
						onShow={ show }
						isPlaying={ rotation.isPlaying }
						onToggle={ rotation.toggle }
					/>
				) }
				{ isSelected && (
					<SlideTools
						className="wp-block-jetpack-slideshow__tools"
						current={ current }
						total={ total }
						onMove={ ( to ) => move( current, to ) }
						onRemove={ () => {
							actions.remove( current );
							show( clamp( current, 0, total - 2 ) );
						} }
					/>
				) }
			</div>
			{ isSelected && total > 1 && (
				<SlideOrder
					slides={ slides }
					current={ current }
					onShow={ show }
					onMove={ ( from, to ) => {
						move( from, to );
						announceSlideMove( to, total );
					} }
				/>
			) }
		</>
	);
}
