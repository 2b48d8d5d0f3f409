import { fireEvent } from '@testing-library/dom';
import { pretendBrowser, set, visit, type Visit } from './player-page';

const OWN = 'https://harbour.example';

/** Opens the player in a frame of a page. */
function frame(
	{ referrer = `${ OWN }/a-post/`, ...rest } = {},
	more?: Visit
) {
	const holder = document.createElement( 'iframe' );
	document.documentElement.append( holder );
	const parent = holder.contentWindow;
	if ( ! parent ) {
		throw new Error( 'There is no window around.' );
	}
	const told = jest.fn();
	set( parent, { postMessage: told } );
	set( window, { parent } );
	set( document, { referrer } );
	const player = visit( { ...more, data: { ...rest } } );
	const say = (
		data: unknown,
		{ origin = OWN, source = parent }: MessageEventInit = {}
	) =>
		window.dispatchEvent(
			new MessageEvent( 'message', { data, origin, source } )
		);
	return {
		...player,
		told,
		say,
		command: ( command: unknown, values = {}, from?: MessageEventInit ) =>
			say( { mainstreet: 'video', command, ...values }, from ),
		last: () => told.mock.lastCall?.[ 0 ],
	};
}

beforeEach( () => {
	pretendBrowser();
} );

describe( 'The page around the player', () => {
	it( 'is told what a visitor sees', () => {
		const { told, last, reach, video } = frame();
		const state = {
			mainstreet: 'video',
			guid: 'Qa12bC3d',
			time: 0,
			duration: 100,
			paused: true,
			muted: false,
			volume: 1,
		};
		expect( told.mock.calls ).toEqual( [
			[ { ...state, event: 'ready' }, OWN ],
		] );
		reach( 12 );
		expect( last() ).toEqual( { ...state, event: 'timeupdate', time: 12 } );
		void video.play();
		expect( last() ).toMatchObject( { event: 'play', paused: false } );
		video.volume = 0.5;
		expect( last() ).toMatchObject( {
			event: 'volumechange',
			volume: 0.5,
		} );
		video.pause();
		expect( last() ).toMatchObject( { event: 'pause', paused: true } );
		for ( const event of [ 'seeked', 'ended', 'error' ] ) {
			// No bubbles: a fault is for the video alone.
			fireEvent( video, new Event( event ) );
			expect( last() ).toMatchObject( { event } );
		}
		expect( told.mock.calls.every( ( [ , to ] ) => to === OWN ) ).toBe(
			true
		);
	} );

	it( 'does what a visitor can', () => {
		const { command, video, last } = frame();
		command( 'play' );
		expect( video.paused ).toBe( false );
		command( 'pause' );
		expect( video.paused ).toBe( true );
		command( 'seek', { time: 30 } );
		expect( video.currentTime ).toBe( 30 );
		command( 'seek', { time: 1e9 } );
		expect( video.currentTime ).toBe( 100 );
		command( 'seek', { time: -1 } );
		expect( video.currentTime ).toBe( 0 );
		command( 'mute' );
		expect( video.muted ).toBe( true );
		command( 'unmute' );
		expect( video.muted ).toBe( false );
		command( 'status' );
		expect( last() ).toMatchObject( { event: 'status' } );
	} );

	it( 'is told that the browser refused to play', async () => {
		const { command, last, video } = frame();
		set( video, { play: () => Promise.reject( new Error() ) } );
		command( 'play' );
		await Promise.resolve();
		await Promise.resolve();
		expect( last() ).toMatchObject( { event: 'refused' } );
	} );

	it( 'colors the bar, which is drawn anew', () => {
		const { box, command, textOf, video } = frame();
		set( video, { duration: 200 } );
		command( 'colors', {
			colors: {
				sbc: '#123456',
				sbpc: 'rgba(1, 2, 3, 0.5)',
				other: '#fff',
			},
		} );
		expect( box.style.getPropertyValue( '--sbc' ) ).toBe( '#123456' );
		expect( box.style.getPropertyValue( '--sbpc' ) ).toBe(
			'rgba(1, 2, 3, 0.5)'
		);
		expect( box.style.getPropertyValue( '--other' ) ).toBe( '' );
		expect( textOf( 'time' ) ).toBe( '0:00 / 3:20' );
		command( 'colors', { colors: { sbc: '' } } );
		expect( box.style.getPropertyValue( '--sbc' ) ).toBe( '' );
	} );
} );

describe( 'Others', () => {
	it.each( [
		'https://evil.example',
		'http://harbour.example',
		'https://harbour.example.evil.example',
		'null',
		'',
	] )( 'are not heard from the origin "%s"', ( origin ) => {
		const { command, told, video } = frame();
		told.mockClear();
		for ( const name of [ 'play', 'mute', 'status' ] ) {
			command( name, {}, { origin } );
		}
		command( 'seek', { time: 9 }, { origin } );
		expect( video ).toMatchObject( {
			paused: true,
			muted: false,
			currentTime: 0,
		} );
		expect( told ).not.toHaveBeenCalled();
	} );

	it( 'are not heard from another window', () => {
		const { command, video } = frame();
		command( 'play', {}, { source: window } );
		command( 'play', {}, { source: null } );
		expect( video.paused ).toBe( true );
	} );

	it( 'learn nothing where they hold the frame', () => {
		const { command, told, video } = frame( {
			referrer: 'https://evil.example/',
		} );
		void video.play();
		command( 'status' );
		expect( told ).not.toHaveBeenCalled();
	} );

	it( 'are heard and told where the video is for all', () => {
		const { command, told, video } = frame( {
			referrer: 'https://elsewhere.example/',
			...{ origins: [ '*' ] },
		} );
		expect( told ).toHaveBeenCalledWith(
			expect.objectContaining( { event: 'ready' } ),
			'*'
		);
		command( 'play', {}, { origin: 'https://elsewhere.example' } );
		expect( video.paused ).toBe( false );
	} );

	it( 'are not there where nothing frames the player', () => {
		const { video } = visit();
		window.dispatchEvent(
			new MessageEvent( 'message', {
				data: { mainstreet: 'video', command: 'play' },
				origin: OWN,
				source: window,
			} )
		);
		expect( video.paused ).toBe( true );
	} );
} );

describe( 'What the page around says wrongly', () => {
	it.each( [
		null,
		undefined,
		'play',
		7,
		[],
		{},
		{ command: 'play' },
		{ mainstreet: 'audio', command: 'play' },
		{ mainstreet: 'video' },
		{ mainstreet: 'video', command: 'constructor' },
		{ mainstreet: 'video', command: '__proto__' },
		{ mainstreet: 'video', command: [ 'play', 'pause' ] },
		{ mainstreet: 'video', command: 'seek' },
		{ mainstreet: 'video', command: 'seek', time: '9' },
		{ mainstreet: 'video', command: 'seek', time: NaN },
		{ mainstreet: 'video', command: 'seek', time: Infinity },
		{ mainstreet: 'video', command: 'seek', time: { valueOf: 9 } },
		{ mainstreet: 'video', command: 'colors' },
		{ mainstreet: 'video', command: 'colors', colors: null },
		{ mainstreet: 'video', command: 'colors', colors: { sbc: 7 } },
	] )( 'changes nothing: %j', ( data ) => {
		const { box, say, video } = frame();
		expect( () => say( data ) ).not.toThrow();
		expect( video ).toMatchObject( { paused: true, currentTime: 0 } );
		expect( box.style.getPropertyValue( '--sbc' ) ).toBe( '' );
	} );

	it.each( [
		'url(https://evil.example/x)',
		'red;background:url(//evil.example)',
		'var(--x)',
		'#12',
		'#123456789',
		'rgb(1,2,3) url(x)',
		'rgb(expression(1))',
	] )( 'is no color: %s', ( sbc ) => {
		const { box, command } = frame();
		command( 'colors', { colors: { sbc } } );
		expect( box.style.cssText ).not.toContain( '--sbc' );
	} );
} );
