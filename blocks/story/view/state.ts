/** State of a story, and its reducer: without elements and timers. The player on the page and the preview in the editor use it. */

/** Settings that determine the timing. */
export type Rules = {
	playOnNextSlide: boolean;
	playInFullscreen: boolean;
	exitFullscreenOnEnd: boolean;
};

export type State = {
	total: number;
	/** Index of the current slide. */
	index: number;
	/** Index of the previous slide, null at first. */
	previous: number | null;
	/** Milliseconds since the slide was shown. */
	time: number;
	/** Duration in milliseconds; 0 if unknown. */
	duration: number;
	/** Whether the slide has loaded: an image that is loading does not pass. */
	ready: boolean;
	buffering: boolean;
	muted: boolean;
	playing: boolean;
	/** Whether the last slide has ended. */
	ended: boolean;
	fullscreen: boolean;
};

export type Action =
	| { type: 'show'; index: number }
	| { type: 'next' }
	| { type: 'previous' }
	| { type: 'ready'; duration: number }
	| { type: 'buffer'; on: boolean }
	/** Time of an image has passed. */
	| { type: 'tick'; elapsed: number }
	/** Position of a video. */
	| { type: 'time'; time: number }
	| { type: 'play' }
	| { type: 'pause' }
	| { type: 'toggle' }
	| { type: 'mute' }
	| { type: 'fullscreen'; on: boolean };

/**
 * Returns the initial state.
 *
 * @param total Number of slides.
 * @param muted Whether it begins without sound.
 */
export const getInitialState = ( total: number, muted: boolean ): State => ( {
	total,
	index: 0,
	previous: null,
	time: 0,
	duration: 0,
	ready: false,
	buffering: false,
	muted,
	playing: false,
	ended: false,
	fullscreen: false,
} );

/** Shows a slide from its start. */
function show( state: State, index: number, rules: Rules ): State {
	const isOther = index !== state.index;
	return {
		...state,
		index,
		previous: isOther ? state.index : state.previous,
		time: 0,
		...( isOther && { duration: 0, ready: false } ),
		buffering: false,
		ended: false,
		playing: state.playing && ( ! isOther || rules.playOnNextSlide ),
	};
}

const finish = ( state: State, rules: Rules ): State => ( {
	...state,
	time: state.duration,
	buffering: false,
	playing: false,
	ended: true,
	fullscreen: state.fullscreen && ! rules.exitFullscreenOnEnd,
} );

const next = ( state: State, rules: Rules ): State =>
	state.index + 1 < state.total
		? show( state, state.index + 1, rules )
		: finish( state, rules );

const play = ( state: State, rules: Rules ): State => ( {
	...( state.ended ? show( state, 0, rules ) : state ),
	playing: true,
	fullscreen: state.fullscreen || rules.playInFullscreen,
} );

/** Sets the time of the slide, and ends it after its duration. */
const reach = ( state: State, time: number, rules: Rules ): State =>
	state.duration > 0 && time >= state.duration
		? next( state, rules )
		: { ...state, time };

/**
 * Returns the next state.
 *
 * @param state Before.
 * @return After; the same object where nothing changes.
 */
export function reduce( state: State, action: Action, rules: Rules ): State {
	const isRunning = state.playing && state.ready && ! state.buffering;
	switch ( action.type ) {
		case 'show':
			return show(
				state,
				Math.max( 0, Math.min( action.index, state.total - 1 ) ),
				rules
			);
		case 'next':
			return state.ended ? state : next( state, rules );
		case 'previous':
			return show( state, Math.max( 0, state.index - 1 ), rules );
		case 'ready':
			return { ...state, ready: true, duration: action.duration };
		case 'buffer':
			return { ...state, buffering: action.on };
		case 'tick':
			return isRunning
				? reach( state, state.time + action.elapsed, rules )
				: state;
		case 'time':
			return state.playing && state.ready
				? reach( state, action.time, rules )
				: state;
		case 'play':
			return play( state, rules );
		case 'pause':
			return { ...state, playing: false };
		case 'toggle':
			return state.playing
				? { ...state, playing: false }
				: play( state, rules );
		case 'mute':
			return { ...state, muted: ! state.muted };
		case 'fullscreen':
			return {
				...state,
				fullscreen: action.on,
				playing:
					state.playing && ( action.on || ! rules.playInFullscreen ),
			};
	}
}

/**
 * Returns which slides have a progress bar: a window that moves along if there are more than fit.
 *
 * @param total Number of slides.
 * @param index The one that is shown.
 * @param most  Bars there is room for.
 * @return First slide with a bar, and how many have one.
 */
export function getWindow(
	total: number,
	index: number,
	most: number
): { first: number; count: number } {
	const count = Math.min( total, most );
	return {
		count,
		first: Math.max(
			0,
			Math.min( index - Math.floor( count / 2 ), total - count )
		),
	};
}

/**
 * Whether a slide fills the frame, because little of it is cut off.
 *
 * @param slide Its width by its height.
 * @param frame The frame's.
 * @param most  Share of the slide that may be cut off.
 */
export const isCropped = ( slide: number, frame: number, most: number ) =>
	1 - Math.min( slide / frame, frame / slide ) <= most;

/**
 * Parses the fragment of a video's URL (Media Fragments: `#t=5,10`).
 *
 * @return Seconds; the end is Infinity where there is none.
 */
export function readFragment( url: string ): { start: number; end: number } {
	const [ , start = '', end = '' ] =
		/#(?:.*&)?t=(?:npt:)?([\d.]*)(?:,([\d.]+))?(?:&|$)/.exec( url ) ?? [];
	return { start: Number( start ) || 0, end: Number( end ) || Infinity };
}
