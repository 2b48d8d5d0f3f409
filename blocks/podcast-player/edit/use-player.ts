import { speak } from '@wordpress/a11y';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { mediaSourceStore } from '@store/media-source';
import type { Track } from './feed';

/** Announces the state of the player to screen readers. */
function tell( state: 'playing' | 'paused' | 'error', title: string ): void {
	const texts = {
		/* translators: %s: title of an episode. */
		playing: sprintf( __( 'Playing: %s', 'mainstreet-blocks' ), title ),
		/* translators: %s: title of an episode. */
		paused: sprintf( __( 'Paused: %s', 'mainstreet-blocks' ), title ),
		error: __(
			'Error: Episode unavailable - Open in a new tab',
			'mainstreet-blocks'
		),
	};
	speak( texts[ state ], 'assertive' );
}

/**
 * State of the player in the editor: the current episode and its entry in the media store.
 *
 * @param tracks Episodes; the first is at hand again when they are others.
 */
export function usePlayer( tracks: Track[] ) {
	const domId = useInstanceId( usePlayer, 'mainstreet-podcast' );
	const id = String( domId );
	const actions = useDispatch( mediaSourceStore );
	const source = useSelect(
		( select ) => select( mediaSourceStore ).getMediaSource( id ),
		[ id ]
	);
	const [ index, setIndex ] = useState( 0 );
	const [ rate, setRate ] = useState( 1 );
	const names = tracks.map( ( { guid } ) => guid ).join( '\n' );
	const { registerMediaSource, unregisterMediaSource } = actions;

	useEffect( () => {
		registerMediaSource( id, { domId: id } );
		return () => {
			unregisterMediaSource( id );
		};
	}, [ id, registerMediaSource, unregisterMediaSource ] );

	const track = tracks[ index ] ?? tracks[ 0 ];
	const update = ( changes: { currentTime?: number; duration?: number } ) =>
		actions.updateMediaSource( id, changes );

	useEffect( () => {
		setIndex( 0 );
		registerMediaSource( id, { domId: id } );
	}, [ names, id, registerMediaSource ] );

	const seek = ( seconds: number ) => {
		const length = source?.duration || track?.seconds || seconds;
		update( { currentTime: Math.max( 0, Math.min( seconds, length ) ) } );
	};

	return {
		id,
		track,
		index,
		rate,
		setRate,
		state: source?.state ?? 'paused',
		currentTime: source?.currentTime ?? 0,
		duration: source?.duration || track?.seconds || 0,
		seek,
		/** Plays or pauses the current episode, or plays another one. */
		choose: ( next: number ) => {
			if ( next !== index ) {
				setIndex( next );
				registerMediaSource( id, { domId: id } );
			}
			actions.toggleMediaSource( id );
		},
		onToggle: ( isPlaying: boolean ) => {
			if ( isPlaying ) {
				actions.playMediaSource( id );
			} else {
				actions.pauseMediaSource( id );
			}
			tell( isPlaying ? 'playing' : 'paused', track?.title ?? '' );
		},
		onTime: ( currentTime: number ) => update( { currentTime } ),
		onLength: ( duration: number ) =>
			update( { duration: Number.isFinite( duration ) ? duration : 0 } ),
		onError: () => {
			actions.failMediaSource( id );
			tell( 'error', '' );
		},
	};
}
