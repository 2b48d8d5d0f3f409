import { useEffect, useReducer, useState } from '@wordpress/element';
import { clamp } from '@shared/guards';
import type { MediaFile, StorySettings } from '../types';
import {
	getInitialState,
	reduce,
	type Action,
	type State,
} from '../view/state';
import { readTime } from '../view/video';

const TICK = 100; // milliseconds

/** In the editor, stories play in place. */
const getRules = ( settings: StorySettings ) => ( {
	...settings,
	playInFullscreen: false,
} );

/**
 * Plays a story in the canvas, with the same timing as on the page.
 *
 * @param settings The story's.
 * @param isActive Whether the block is selected; it stops with that.
 */
export function usePlayback(
	slides: readonly MediaFile[],
	settings: StorySettings,
	isActive: boolean
) {
	const total = slides.length;
	const [ video, setVideo ] = useState< HTMLVideoElement | null >( null );
	const [ stored, send ] = useReducer(
		( before: State, action: Action ) =>
			reduce( { ...before, total }, action, getRules( settings ) ),
		getInitialState( total, settings.startMuted )
	);
	const state: State = {
		...stored,
		total,
		index: clamp( stored.index, 0, Math.max( 0, total - 1 ) ),
	};
	const { duration, index, muted, playing } = state;

	useEffect( () => {
		if ( ! isActive ) {
			send( { type: 'pause' } );
		}
	}, [ isActive ] );
	useEffect( () => {
		if ( ! playing ) {
			return undefined;
		}
		const slide = {
			video: video ?? undefined,
			start: 0,
			end: Infinity,
		};
		const timer = setInterval(
			() => send( readTime( slide, duration, TICK ) ),
			TICK
		);
		return () => clearInterval( timer );
	}, [ playing, video, duration ] );
	useEffect( () => {
		if ( ! video ) {
			return;
		}
		video.muted = muted;
		video.volume = settings.volume;
		if ( playing ) {
			// The browser refused, or another call was faster: the image is shown.
			video.play()?.catch( () => send( { type: 'pause' } ) );
		} else {
			video.pause();
		}
	}, [ video, playing, muted, index, settings.volume ] );

	return { state, send, setVideo };
}
