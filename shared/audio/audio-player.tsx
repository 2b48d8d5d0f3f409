import { useDebounce } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { useSteadyThrottle } from '@shared/throttle';
import { DRIFT, THROTTLE, TOGGLE_DELAY } from './constants';

type Props = {
	id?: string;
	src: string;
	isPlaying: boolean;
	/** Requested position in seconds. */
	currentTime: number;
	rate?: number;
	/** Called when playback starts or pauses. */
	onToggle: ( isPlaying: boolean ) => void;
	onTime: ( seconds: number ) => void;
	onLength: ( seconds: number ) => void;
	onError: () => void;
};

/** An audio element without controls that is controlled by props and reports its state. Nothing loads before it plays. */
export function AudioPlayer( props: Props ) {
	const { id, src, isPlaying, currentTime, rate = 1, onToggle } = props;
	const ref = useRef< HTMLAudioElement >( null );
	// Reads the position now, as it may have changed.
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
			// Errors are reported by the event "error"; an interrupted play() needs no report.
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
