import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { pretendBrowser, set, visit } from './player-page';

const user = userEvent.setup();
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const slider = ( name: string ) => screen.getByRole( 'slider', { name } );
const list = ( name: string ) => screen.getByRole( 'combobox', { name } );

/** Presses a key, and says whether the player kept it for itself. */
const key = ( name: string, more = {}, target: Element = document.body ) =>
	! fireEvent.keyDown( target, { key: name, ...more } );

beforeEach( () => {
	pretendBrowser();
} );

describe( 'What the page hands over', () => {
	it( 'gives the player its own controls instead of the browser’s', () => {
		const { box, play, video } = visit();
		expect( video.controls ).toBe( false );
		expect( box ).toHaveClass( 'has-script' );
		expect( box ).not.toHaveClass( 'has-no-bar' );
		expect( play ).not.toHaveBeenCalled();
	} );

	it.each( [
		'',
		'{',
		'null',
		'[]',
		'"text"',
		'{"origins":["*"]}',
		'{"texts":{"play":"Play"}}',
	] )( 'leaves the browser’s controls where it is broken: %s', ( data ) => {
		const { box, video } = visit( { data } );
		expect( video.controls ).toBe( true );
		expect( box ).not.toHaveClass( 'has-script' );
		expect( key( 'k' ) ).toBe( false );
	} );

	it( 'does nothing on the page that says no', () => {
		visit( { prepare: ( video ) => video.remove() } );
		expect( key( 'k' ) ).toBe( false );
	} );

	it( 'hides the bar where the settings say so', () => {
		expect( visit( { data: { controls: false } } ).box ).toHaveClass(
			'has-no-bar'
		);
	} );

	it( 'moves by itself only for those who do not want less of it', () => {
		const matching = jest.spyOn( window, 'matchMedia' );
		const prepare = ( video: HTMLVideoElement ) => {
			video.autoplay = true;
		};
		const { pause, video } = visit( { prepare } );
		expect( video.autoplay ).toBe( true );
		expect( pause ).not.toHaveBeenCalled();
		matching.mockImplementation( ( media ) => ( {
			matches: media === '(prefers-reduced-motion)',
			media,
			onchange: null,
			addEventListener() {},
			removeEventListener() {},
			addListener() {},
			removeListener() {},
			dispatchEvent: () => true,
		} ) );
		const still = visit( { prepare } ).video;
		matching.mockRestore();
		expect( still.autoplay ).toBe( false );
		expect( still.paused ).toBe( true );
	} );
} );

describe( 'Buttons', () => {
	it( 'play and pause, and say which comes next', async () => {
		const { box, video } = visit();
		await user.click( button( 'Play' ) );
		expect( video.paused ).toBe( false );
		expect( box ).toHaveClass( 'is-play', 'is-begun' );
		expect( button( 'Pause' ) ).toHaveAttribute( 'title', 'Pause' );
		await user.click( button( 'Pause' ) );
		expect( video.paused ).toBe( true );
		expect( box ).not.toHaveClass( 'is-play' );
		expect( box ).toHaveClass( 'is-begun' );
		expect( button( 'Play' ) ).toBeVisible();
	} );

	it( 'mute and unmute; a sound of nothing becomes a sound', async () => {
		const { video } = visit();
		const volume = slider( 'Volume' );
		fireEvent.input( volume, { target: { value: '0.4' } } );
		expect( video.volume ).toBe( 0.4 );
		expect( volume.style.getPropertyValue( '--played' ) ).toBe( '40%' );
		await user.click( button( 'Mute' ) );
		expect( video.muted ).toBe( true );
		expect( volume ).toHaveValue( '0' );
		await user.click( button( 'Unmute' ) );
		expect( video.muted ).toBe( false );
		expect( video.volume ).toBe( 0.4 );
		fireEvent.input( volume, { target: { value: '0' } } );
		expect( video.muted ).toBe( true );
		await user.click( button( 'Unmute' ) );
		expect( video.volume ).toBe( 0.5 );
		expect( button( 'Mute' ) ).toBeVisible();
	} );

	it( 'fill the screen and leave it', async () => {
		const { box, full } = visit();
		await user.click( button( 'Fullscreen' ) );
		expect( full ).toHaveBeenCalledTimes( 1 );
		expect( box ).toHaveClass( 'is-full' );
		await user.click( button( 'Exit fullscreen' ) );
		expect( document.exitFullscreen ).toHaveBeenCalledTimes( 1 );
		expect( full ).toHaveBeenCalledTimes( 1 );
		expect( button( 'Fullscreen' ) ).toBeVisible();
	} );

	it( 'use the full screen that iPhones have for videos alone', async () => {
		const enter = jest.fn();
		set( document, { fullscreenEnabled: false } );
		visit( {
			prepare: ( video ) =>
				set( video, { webkitEnterFullscreen: enter } ),
		} );
		await user.click( button( 'Fullscreen' ) );
		expect( enter ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'that a browser has no use for are hidden', () => {
		set( document, {
			fullscreenEnabled: false,
			pictureInPictureEnabled: false,
		} );
		visit();
		expect( button( 'Play' ) ).toBeVisible();
		for ( const name of [ 'Fullscreen', 'Picture in picture' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		}
	} );

	it( 'put the picture beside other windows and back', async () => {
		const { video } = visit();
		await user.click( button( 'Picture in picture' ) );
		expect( video.requestPictureInPicture ).toHaveBeenCalledTimes( 1 );
		set( document, { pictureInPictureElement: video } );
		await user.click( button( 'Picture in picture' ) );
		expect( document.exitPictureInPicture ).toHaveBeenCalledTimes( 1 );
		expect( video.requestPictureInPicture ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'set the speed, and show a speed that came from elsewhere', async () => {
		const { video } = visit();
		await user.selectOptions( list( 'Speed' ), '1.5' );
		expect( video.playbackRate ).toBe( 1.5 );
		video.playbackRate = 0.75;
		expect( list( 'Speed' ) ).toHaveValue( '0.75' );
	} );
} );

describe( 'The bar to seek with', () => {
	it( 'shows time, length and what is loaded around the position', () => {
		const { reach, textOf, video } = visit( { seconds: 200 } );
		expect( textOf( 'time' ) ).toBe( '0:00 / 3:20' );
		const parts = [
			[ 0, 30 ],
			[ 50, 100 ],
			[ 150, 200 ],
		];
		set( video, {
			buffered: {
				length: parts.length,
				start: ( at: number ) => parts[ at ]?.[ 0 ],
				end: ( at: number ) => parts[ at ]?.[ 1 ],
			},
		} );
		reach( 65 );
		const bar = slider( 'Position' );
		expect( textOf( 'time' ) ).toBe( '1:05 / 3:20' );
		expect( bar ).toHaveValue( '65' );
		expect( bar ).toHaveAttribute( 'max', '200' );
		expect( bar ).toHaveAttribute( 'aria-valuetext', '1:05 of 3:20' );
		expect( bar.style.getPropertyValue( '--played' ) ).toBe( '32.5%' );
		expect( bar.style.getPropertyValue( '--loaded' ) ).toBe( '50%' );
	} );

	it( 'takes the length from the server where the browser has none', () => {
		const { textOf, video } = visit( { seconds: Infinity } );
		expect( textOf( 'time' ) ).toBe( '0:00 / 1:35' );
		expect( slider( 'Position' ) ).toHaveAttribute( 'max', '95' );
		set( video, { duration: 3723 } );
		fireEvent.durationChange( video );
		expect( textOf( 'time' ) ).toBe( '0:00 / 1:02:03' );
		set( video, { duration: 3600 } );
		fireEvent.durationChange( video );
		expect( textOf( 'time' ) ).toBe( '0:00 / 1:00:00' );
	} );

	it( 'is there where nobody knows the length', () => {
		const { reach, textOf, video } = visit( {
			seconds: NaN,
			data: { duration: 0 },
		} );
		reach( 12 );
		expect( textOf( 'time' ) ).toBe( '0:12 / 0:00' );
		const bar = slider( 'Position' );
		expect( bar ).toHaveAttribute( 'max', '1' );
		expect( bar.style.getPropertyValue( '--played' ) ).toBe( '0%' );
		key( 'ArrowRight' );
		expect( video.currentTime ).toBe( 17 );
	} );

	it( 'seeks where it is put', () => {
		const { video } = visit();
		fireEvent.input( slider( 'Position' ), { target: { value: '42' } } );
		expect( video.currentTime ).toBe( 42 );
	} );
} );
