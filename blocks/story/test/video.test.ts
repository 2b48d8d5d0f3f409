import { fireEvent } from '@testing-library/dom';
import {
	getShown,
	isThere,
	mockBrowser,
	mountPage,
	pass,
	PICTURE,
	press,
	setHidden,
	setVideo,
	VIDEO,
} from './page';

let browser: ReturnType< typeof mockBrowser >;

beforeEach( () => {
	jest.useFakeTimers();
	browser = mockBrowser();
} );
afterEach( () => {
	setHidden( false );
	document.body.replaceChildren();
	jest.useRealTimers();
} );

describe( 'a story of videos', () => {
	const mount = ( settings = {} ) => {
		const root = mountPage( [ VIDEO, PICTURE ], settings );
		const video = root.querySelector( 'video' );
		setVideo( video, { duration: 12, currentTime: 0, paused: true } );
		return video;
	};

	it( 'goes by the time of the video', () => {
		const video = mount();
		press( 'start' );
		pass( 20_000 );
		expect( getShown() ).toBe( '1 of 2' );
		setVideo( video, { readyState: 4 } );
		if ( video ) {
			fireEvent.loadedMetadata( video );
		}
		setVideo( video, { currentTime: 11.9 } );
		pass( 100 );
		expect( getShown() ).toBe( '1 of 2' );
		setVideo( video, { currentTime: 12 } );
		pass( 100 );
		expect( getShown() ).toBe( '2 of 2' );
		expect( video?.paused ).toBe( true );
	} );

	it( 'has its volume and no controls, and is silenced by a press', () => {
		const video = mount();
		expect( video ).toMatchObject( { volume: 0.8, controls: false } );
		press( 'start' );
		expect( video?.muted ).toBe( false );
		press( 'mute' );
		expect( video?.muted ).toBe( true );
		expect( isThere( 'unmute' ) ).toBe( true );
	} );

	it( 'starts without sound where the author or the browser wants that', async () => {
		const video = mount( { startMuted: true } );
		press( 'start' );
		expect( video?.muted ).toBe( true );
		document.body.replaceChildren();
		browser.refuseSound();
		const other = mount();
		press( 'start' );
		await Promise.resolve();
		await Promise.resolve();
		expect( other?.muted ).toBe( true );
		expect( isThere( 'pause' ) ).toBe( true );
	} );

	it( 'goes on after a video that can not be had', () => {
		const video = mount();
		press( 'start' );
		setVideo( video, { duration: NaN } );
		if ( video ) {
			fireEvent.error( video );
		}
		pass( 5000 );
		expect( getShown() ).toBe( '2 of 2' );
	} );

	it( 'pauses when the video was paused elsewhere, as on a headset', () => {
		const video = mount();
		press( 'start' );
		setVideo( video, { paused: true } );
		if ( video ) {
			fireEvent.pause( video );
		}
		expect( isThere( 'play' ) ).toBe( true );
	} );
} );
