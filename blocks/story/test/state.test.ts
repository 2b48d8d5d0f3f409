import {
	getInitialState,
	getWindow,
	isCropped,
	readFragment,
	reduce,
	type Action,
	type State,
} from '../view/state';

const RULES = {
	playOnNextSlide: true,
	playInFullscreen: true,
	exitFullscreenOnEnd: true,
};

/** A story of three slides after some actions. */
const after = (
	actions: readonly Action[],
	rules: Partial< typeof RULES > = {},
	from: State = getInitialState( 3, false )
): State =>
	actions.reduce(
		( state, action ) => reduce( state, action, { ...RULES, ...rules } ),
		from
	);

const ready: Action = { type: 'ready', duration: 5000 };
const play: Action = { type: 'play' };
const next: Action = { type: 'next' };
const tick = ( elapsed = 100 ): Action => ( { type: 'tick', elapsed } );

describe( 'showing a slide', () => {
	it( 'begins it anew', () => {
		expect(
			after( [ ready, play, tick( 900 ), { type: 'show', index: 2 } ] )
		).toMatchObject( {
			index: 2,
			previous: 0,
			time: 0,
			duration: 0,
			ready: false,
			playing: true,
			ended: false,
		} );
	} );

	it( 'keeps playing only where the story does', () => {
		expect(
			after( [ play, next ], { playOnNextSlide: false } ).playing
		).toBe( false );
		expect( after( [ play, next ] ).playing ).toBe( true );
		expect( after( [ next ] ).playing ).toBe( false );
	} );

	it( 'stays within the slides', () => {
		expect( after( [ { type: 'show', index: 99 } ] ).index ).toBe( 2 );
		expect( after( [ { type: 'show', index: -4 } ] ).index ).toBe( 0 );
	} );

	it( 'goes back to the start of the first slide, which is there already', () => {
		expect(
			after( [ ready, play, tick( 900 ), { type: 'previous' } ] )
		).toMatchObject( { index: 0, time: 0, ready: true, playing: true } );
	} );
} );

describe( 'playing', () => {
	it( 'fills the screen where the story does', () => {
		expect( after( [ play ] ).fullscreen ).toBe( true );
		expect(
			after( [ play ], { playInFullscreen: false } ).fullscreen
		).toBe( false );
	} );

	it( 'begins again after the end', () => {
		const ended = after( [ play, { type: 'show', index: 2 }, next ] );
		expect( ended.ended ).toBe( true );
		expect( after( [ play ], {}, ended ) ).toMatchObject( {
			index: 0,
			time: 0,
			ended: false,
			playing: true,
		} );
	} );

	it( 'goes on where it was paused', () => {
		expect(
			after( [
				ready,
				play,
				tick( 1200 ),
				{ type: 'toggle' },
				tick( 500 ),
				{ type: 'toggle' },
				tick(),
			] ).time
		).toBe( 1300 );
	} );
} );

describe( 'time', () => {
	it( 'goes by while the slide can be seen, and only then', () => {
		expect( after( [ play, tick() ] ).time ).toBe( 0 );
		expect( after( [ ready, tick() ] ).time ).toBe( 0 );
		expect(
			after( [ ready, play, { type: 'buffer', on: true }, tick() ] ).time
		).toBe( 0 );
		expect( after( [ ready, play, tick() ] ).time ).toBe( 100 );
	} );

	it( 'ends a slide after its duration', () => {
		const ticks = Array.from( { length: 49 }, () => tick() );
		const nearly = after( [ ready, play, ...ticks ] );
		expect( nearly ).toMatchObject( { index: 0, time: 4900 } );
		expect( after( [ tick() ], {}, nearly ) ).toMatchObject( {
			index: 1,
			time: 0,
		} );
	} );

	it( 'of a video is its own', () => {
		const video: Action = { type: 'ready', duration: 12_000 };
		const at = ( time: number ): Action => ( { type: 'time', time } );
		expect( after( [ video, play, at( 11_900 ) ] ) ).toMatchObject( {
			index: 0,
			time: 11_900,
		} );
		expect( after( [ video, play, at( 12_000 ) ] ).index ).toBe( 1 );
		expect( after( [ video, at( 12_000 ) ] ).index ).toBe( 0 );
	} );
} );

describe( 'the end', () => {
	const toEnd: Action[] = [
		play,
		{ type: 'show', index: 2 },
		ready,
		tick( 5000 ),
	];

	it( 'comes with that of the last slide', () => {
		expect( after( toEnd ) ).toMatchObject( {
			index: 2,
			ended: true,
			playing: false,
			fullscreen: false,
			time: 5000,
		} );
	} );

	it( 'stays on the screen where the story does', () => {
		expect(
			after( toEnd, { exitFullscreenOnEnd: false } ).fullscreen
		).toBe( true );
	} );

	it( 'is reached by going forward, and left by going back', () => {
		const ended = after( [ play, next, next, next ] );
		expect( ended.ended ).toBe( true );
		expect( after( [ next ], {}, ended ) ).toBe( ended );
		expect( after( [ { type: 'previous' } ], {}, ended ) ).toMatchObject( {
			index: 1,
			ended: false,
			playing: false,
		} );
	} );
} );

describe( 'full screen', () => {
	const leave: Action = { type: 'fullscreen', on: false };

	it( 'pauses when it is left, where the story plays there', () => {
		expect( after( [ play, leave ] ) ).toMatchObject( {
			playing: false,
			fullscreen: false,
		} );
		expect(
			after( [ play, { type: 'fullscreen', on: true }, leave ], {
				playInFullscreen: false,
			} ).playing
		).toBe( true );
	} );
} );

describe( 'bars of progress', () => {
	it( 'are as many as slides, or a window around the one that is shown', () => {
		expect( getWindow( 3, 1, 7 ) ).toEqual( { first: 0, count: 3 } );
		expect( getWindow( 20, 0, 7 ) ).toEqual( { first: 0, count: 7 } );
		expect( getWindow( 20, 9, 7 ) ).toEqual( { first: 6, count: 7 } );
		expect( getWindow( 20, 19, 7 ) ).toEqual( { first: 13, count: 7 } );
		expect( getWindow( 20, 19, 14 ) ).toEqual( { first: 6, count: 14 } );
	} );
} );

describe( 'isCropped', () => {
	it( 'fills the frame where no more than a fifth is lost', () => {
		expect( isCropped( 0.5625, 0.5625, 0.2 ) ).toBe( true );
		expect( isCropped( 0.46, 0.5625, 0.2 ) ).toBe( true );
		expect( isCropped( 0.75, 0.5625, 0.2 ) ).toBe( false );
		expect( isCropped( 1.5, 0.5625, 0.2 ) ).toBe( false );
	} );
} );

describe( 'readFragment', () => {
	it.each( [
		[ 'https://example.org/a.mp4', 0, Infinity ],
		[ 'https://example.org/a.mp4#t=5,10.5', 5, 10.5 ],
		[ 'https://example.org/a.mp4#t=,10', 0, 10 ],
		[ 'https://example.org/a.mp4#track=x&t=npt:3', 3, Infinity ],
		[ 'https://example.org/a.mp4?t=4', 0, Infinity ],
		[ 'https://example.org/a.mp4#t=1:30', 0, Infinity ],
		[ '', 0, Infinity ],
	] )( 'reads %s', ( url, start, end ) => {
		expect( readFragment( url ) ).toEqual( { start, end } );
	} );
} );
