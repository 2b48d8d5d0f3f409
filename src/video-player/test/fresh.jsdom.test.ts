import { fireEvent } from '@testing-library/dom';
import { pretendBrowser, set, visit, type Browser } from './player-page';

const SORRY =
	'This video cannot be played right now. Please try again in a moment.';

let browser: Browser;

/** The page of the player says another address. */
const answer = ( html: string, status = 200 ) =>
	browser.fetching.mockImplementation( async () => ( {
		status,
		text: async () => html,
	} ) );

const FRESH = '<video><source src="https://harbour.example/new.mp4"></video>';

/** The address of a film stops working; a browser says it of the last source. */
const fail = ( video: HTMLVideoElement ) => {
	set( video, { error: { code: 2 } } );
	fireEvent( video, new Event( 'error' ) );
};

/** Waits for everything that follows from an answer. */
const settle = () => jest.advanceTimersByTimeAsync( 0 );

beforeEach( () => {
	jest.useFakeTimers();
	browser = pretendBrowser();
} );
afterEach( () => {
	jest.useRealTimers();
} );

describe( 'An address that expired', () => {
	it( 'is asked for anew, and the film goes on where it was', async () => {
		answer( FRESH );
		const { play, reach, textOf, video } = visit();
		await video.play();
		reach( 40 );
		video.playbackRate = 1.5;
		play.mockClear();
		fail( video );
		// A browser begins a new film at the start, at its normal speed.
		video.currentTime = 0;
		video.playbackRate = 1;
		await settle();
		expect( browser.fetching.mock.calls ).toEqual( [
			[ location.href, { cache: 'no-store' } ],
		] );
		expect( video.src ).toBe( 'https://harbour.example/new.mp4' );
		expect( video.currentTime ).toBe( 40 );
		expect( video.playbackRate ).toBe( 1.5 );
		expect( play ).toHaveBeenCalledTimes( 1 );
		expect( textOf( 'note' ) ).toBe( '' );
	} );

	it( 'does not begin to play what nobody plays', async () => {
		answer( FRESH );
		const { play, video } = visit();
		fail( video );
		await settle();
		expect( video.src ).toBe( 'https://harbour.example/new.mp4' );
		expect( play ).not.toHaveBeenCalled();
	} );

	it( 'goes on although the browser paused at the fault, and stays paused by the visitor', async () => {
		answer( FRESH );
		const { play, video } = visit();
		await video.play();
		set( video, { error: { code: 2 } } );
		fireEvent.pause( video );
		fail( video );
		play.mockClear();
		await settle();
		expect( play ).toHaveBeenCalledTimes( 1 );

		set( video, { error: null } );
		await jest.advanceTimersByTimeAsync( 5000 );
		fail( video );
		video.pause();
		play.mockClear();
		await settle();
		expect( browser.fetching ).toHaveBeenCalledTimes( 2 );
		expect( play ).not.toHaveBeenCalled();
	} );

	it( 'is forgotten by who paused with the browser’s own means', async () => {
		answer( FRESH );
		const { play, video } = visit();
		await video.play();
		// By a key of the keyboard or the window of the picture: no call of ours.
		set( video, { paused: true } );
		fireEvent.pause( video );
		play.mockClear();
		fail( video );
		await settle();
		expect( play ).not.toHaveBeenCalled();
	} );

	it( 'is asked for by a press that the browser turns down', async () => {
		answer( FRESH );
		const { play, video } = visit();
		set( video, { networkState: video.NETWORK_NO_SOURCE } );
		void video.play();
		await settle();
		expect( browser.fetching ).toHaveBeenCalledTimes( 1 );
		expect( play ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is the same for the page that says the address beside the film', async () => {
		answer( '<video src="https://harbour.example/other.mp4"></video>' );
		const { video } = visit();
		fail( video );
		await settle();
		expect( video.src ).toBe( 'https://harbour.example/other.mp4' );
	} );
} );

describe( 'Asking again', () => {
	it( 'happens once in five seconds; in between a sentence says so', async () => {
		answer( FRESH );
		const { textOf, video } = visit();
		fail( video );
		await settle();
		expect( textOf( 'note' ) ).toBe( '' );
		await jest.advanceTimersByTimeAsync( 4990 );
		fail( video );
		await settle();
		expect( browser.fetching ).toHaveBeenCalledTimes( 1 );
		expect( textOf( 'note' ) ).toBe( SORRY );
		await jest.advanceTimersByTimeAsync( 20 );
		fail( video );
		await settle();
		expect( browser.fetching ).toHaveBeenCalledTimes( 2 );
		fireEvent.playing( video );
		expect( textOf( 'note' ) ).toBe( '' );
	} );

	it( 'waits for the answer that is on its way', async () => {
		const { video, textOf } = visit();
		let arrive = () => {};
		browser.fetching.mockImplementation(
			() =>
				new Promise( ( resolve ) => {
					arrive = () =>
						resolve( { status: 200, text: async () => FRESH } );
				} )
		);
		fail( video );
		await jest.advanceTimersByTimeAsync( 6000 );
		fail( video );
		expect( browser.fetching ).toHaveBeenCalledTimes( 1 );
		expect( textOf( 'note' ) ).toBe( '' );
		arrive();
		await settle();
		await jest.advanceTimersByTimeAsync( 6000 );
		fail( video );
		expect( browser.fetching ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'leaves the first of several sources to the browser, which tries the next', async () => {
		answer( FRESH );
		const { video } = visit();
		const [ first, last ] = video.querySelectorAll( 'source' );
		fireEvent( first ?? video, new Event( 'error' ) );
		await settle();
		expect( browser.fetching ).not.toHaveBeenCalled();
		fireEvent( last ?? video, new Event( 'error' ) );
		await settle();
		expect( browser.fetching ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not needed for captions that are missing', async () => {
		const { video } = visit();
		const track = video.querySelector( 'track' );
		fireEvent( track ?? video, new Event( 'error' ) );
		await settle();
		expect( browser.fetching ).not.toHaveBeenCalled();
	} );

	it.each( [ 403, 404 ] )(
		'shows why where the page answers %i',
		async ( status ) => {
			answer( 'This video is private.', status );
			const { textOf, video } = visit();
			fail( video );
			await settle();
			expect( browser.reload ).toHaveBeenCalledTimes( 1 );
			expect( textOf( 'note' ) ).toBe( '' );
		}
	);

	it.each( [
		[
			'holds no film',
			async () => ( { status: 500, text: async () => '' } ),
		],
		[
			'does not come',
			async () => {
				throw new TypeError( 'Failed to fetch' );
			},
		],
	] )( 'says it where the page %s', async ( _, fetching ) => {
		browser.fetching.mockImplementation( fetching );
		const { play, textOf, video } = visit();
		const { src } = video;
		await video.play();
		play.mockClear();
		fail( video );
		await settle();
		expect( textOf( 'note' ) ).toBe( SORRY );
		expect( video.src ).toBe( src );
		expect( play ).not.toHaveBeenCalled();
		expect( browser.reload ).not.toHaveBeenCalled();
	} );
} );
