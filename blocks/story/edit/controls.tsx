import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { StorySettings } from '../types';
import { getWindow, type Action, type State } from '../view/state';

type Props = {
	state: State;
	settings: StorySettings;
	hasVideo: boolean;
	/** Until the block is selected, a click selects it. */
	isActive: boolean;
	send: ( action: Action ) => void;
};

const getPlayName = ( { ended, playing }: State ): string => {
	if ( playing ) {
		return __( 'Pause', 'mainstreet-blocks' );
	}
	return ended
		? __( 'Replay', 'mainstreet-blocks' )
		: __( 'Play', 'mainstreet-blocks' );
};

/** Returns how far a bar is filled, 0 to 1. */
const getDone = ( index: number, state: State ): number => {
	if ( index !== state.index ) {
		return Number( index < state.index );
	}
	return state.time / ( state.duration || 1 );
};

/** Custom properties, which React's type of styles does not know. */
const getStyle = ( done: number ): Record< string, string > => ( {
	'--wp-story-done': String( done ),
} );

/** Progress bars. */
function Bullets( { state, settings, send }: Props ) {
	const { first, count } = getWindow(
		state.total,
		state.index,
		settings.maxBullets
	);
	return (
		<div
			className="wp-story-pagination"
			role="group"
			aria-label={ __( 'Choose a slide', 'mainstreet-blocks' ) }
		>
			{ Array.from( { length: count }, ( _, place ) => (
				<button
					key={ place }
					type="button"
					className="wp-story-pagination-bullet"
					aria-current={ first + place === state.index }
					aria-label={ sprintf(
						/* translators: %1$d: number of the slide. */
						__( 'Go to slide %1$d', 'mainstreet-blocks' ),
						first + place + 1
					) }
					style={ getStyle( getDone( first + place, state ) ) }
					onClick={ () =>
						send( { type: 'show', index: first + place } )
					}
				>
					<span className="wp-story-pagination-bullet-bar" />
				</button>
			) ) }
		</div>
	);
}

/** Controls of the visitor, in the canvas. They change what is shown, not the post. */
export function Controls( props: Props ) {
	const { hasVideo, isActive, send, settings, state } = props;
	const ref = useRef< HTMLDivElement >( null );
	// As a property: React 18 and 19 disagree about the attribute.
	useEffect( () => {
		if ( ref.current ) {
			ref.current.inert = ! isActive;
		}
	}, [ isActive ] );
	return (
		<div ref={ ref } className="wp-story-overlay">
			{ settings.showProgressBar && <Bullets { ...props } /> }
			<div className="wp-story-controls">
				<button
					type="button"
					className="wp-story-play"
					aria-label={ getPlayName( state ) }
					onClick={ () => send( { type: 'toggle' } ) }
				/>
				{ hasVideo && (
					<button
						type="button"
						className="wp-story-mute"
						aria-label={
							state.muted
								? __( 'Unmute', 'mainstreet-blocks' )
								: __( 'Mute', 'mainstreet-blocks' )
						}
						onClick={ () => send( { type: 'mute' } ) }
					/>
				) }
				<span className="wp-story-count">
					{ settings.showSlideCount &&
						`${ state.index + 1 } / ${ state.total }` }
				</span>
			</div>
			<button
				type="button"
				className="wp-story-prev-slide"
				aria-label={ __( 'Previous slide', 'mainstreet-blocks' ) }
				onClick={ () => send( { type: 'previous' } ) }
			/>
			<button
				type="button"
				className="wp-story-next-slide"
				aria-label={ __( 'Next slide', 'mainstreet-blocks' ) }
				onClick={ () => send( { type: 'next' } ) }
			/>
		</div>
	);
}
