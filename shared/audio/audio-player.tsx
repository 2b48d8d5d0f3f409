import { useDebounce } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { useSteadyThrottle } from '@shared/throttle';
import { DRIFT, THROTTLE, TOGGLE_DELAY } from './constants';

type Props = {
	id?: string;
	src: string;
	isPlaying: boolean;
	/** Seconds at which it should be. */
	currentTime: number;
	rate?: number;
	/** The sound plays or rests, whoever made it. */
	onToggle: ( isPlaying: boolean ) => void;
	onTime: ( seconds: number ) => void;
	onLength: ( seconds: number ) => void;
	onError: () => void;
};

/**
 * A sound without controls that follows what it is told, and tells what it does. Nothing is requested before it plays.
 */
export function AudioPlayer( props: Props ) {
	const { id, src, isPlaying, currentTime, rate = 1, onToggle } = props;
	const ref = useRef< HTMLAudioElement >( null );
	// Where it is when it is told: by then it may have been sought.
	const reportTime = useSteadyThrottle( () => {
		if ( ref.current ) {
			props.onTime( ref.current.currentTime );
		}
	}, THROTTLE );
	const follow = useDebounce( ( shouldPlay: boolean ) => {
		const audio = ref.current;
		if ( ! audio || audio.paused !== shouldPlay ) {
			return;
		}
		if ( ! shouldPlay ) {
			audio.pause();
			return;
		}
		if ( audio.error ) {
			audio.load();
		}
		audio.play()?.catch( ( { name }: DOMException ) => {
			// A sound that can't be had is told by "error"; one that was stopped meanwhile needs no word.
			if ( name === 'NotAllowedError' ) {
				onToggle( false );
			}
		} );
	}, TOGGLE_DELAY );

	useEffect( () => follow( isPlaying ), [ follow, isPlaying, src ] );
	useEffect( () => {
		if ( ref.current ) {
			ref.current.defaultPlaybackRate = rate;
			ref.current.playbackRate = rate;
		}
	}, [ rate ] );
	useEffect( () => {
		const audio = ref.current;
		if ( audio && Math.abs( audio.currentTime - currentTime ) > DRIFT ) {
			audio.currentTime = currentTime;
		}
	}, [ currentTime ] );

	return (
		<audio
			ref={ ref }
			id={ id }
			src={ src }
			preload="none"
			onPlay={ () => onToggle( true ) }
			onPause={ () => onToggle( false ) }
			onEnded={ () => onToggle( false ) }
			onTimeUpdate={ () => reportTime() }
			onLoadedMetadata={ ( { currentTarget } ) =>
				props.onLength( currentTarget.duration )
			}
			onError={ props.onError }
		/>
	);
}
