import { fireEvent, screen } from '@testing-library/dom';
import { pretendBrowser, visit } from './player-page';

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const slider = ( name: string ) => screen.getByRole( 'slider', { name } );
const list = ( name: string ) => screen.getByRole( 'combobox', { name } );

/** Presses a key, and says whether the player kept it for itself. */
const key = ( name: string, more = {}, target: Element = document.body ) =>
	! fireEvent.keyDown( target, { key: name, ...more } );

beforeEach( () => {
	pretendBrowser();
} );

describe( 'Keys', () => {
	it.each( [
		[ 'ArrowRight', 45 ],
		[ 'ArrowLeft', 35 ],
		[ 'Home', 0 ],
		[ 'End', 100 ],
		[ '0', 0 ],
		[ '7', 70 ],
	] )( '%s seeks', ( name, to ) => {
		const { reach, video } = visit();
		reach( 40 );
		expect( key( name ) ).toBe( true );
		expect( video.currentTime ).toBe( to );
	} );

	it( 'stop at both ends', () => {
		const { reach, video } = visit();
		reach( 3 );
		key( 'ArrowLeft' );
		expect( video.currentTime ).toBe( 0 );
		reach( 98 );
		key( 'ArrowRight' );
		expect( video.currentTime ).toBe( 100 );
	} );

	it( 'play, with and without Shift, wherever the focus is', () => {
		const { video } = visit();
		expect( key( ' ' ) ).toBe( true );
		expect( video.paused ).toBe( false );
		key( 'K' );
		expect( video.paused ).toBe( true );
		key( 'k', {}, button( 'Mute' ) );
		expect( video.paused ).toBe( false );
	} );

	it( 'turn the sound up and down, within its bounds', () => {
		const { video } = visit();
		key( 'ArrowUp' );
		expect( video.volume ).toBe( 1 );
		key( 'ArrowDown' );
		expect( video.volume ).toBeCloseTo( 0.9 );
		expect( video.muted ).toBe( false );
		video.volume = 0.05;
		key( 'ArrowDown' );
		expect( video.volume ).toBe( 0 );
		expect( video.muted ).toBe( true );
		key( 'ArrowUp' );
		expect( video.muted ).toBe( false );
		key( 'm' );
		expect( video.muted ).toBe( true );
	} );

	it( 'fill the screen', () => {
		const { full } = visit();
		key( 'f' );
		expect( full ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'of the browser, of lists, of buttons and of the volume stay theirs', () => {
		const { play } = visit();
		for ( const held of [ 'ctrlKey', 'altKey', 'metaKey' ] ) {
			expect( key( 'k', { [ held ]: true } ) ).toBe( false );
		}
		expect( key( 'k', {}, list( 'Speed' ) ) ).toBe( false );
		expect( key( ' ', {}, button( 'Mute' ) ) ).toBe( false );
		expect( key( 'ArrowRight', {}, slider( 'Volume' ) ) ).toBe( false );
		expect( key( 'Tab' ) ).toBe( false );
		expect( key( 'x' ) ).toBe( false );
		expect( play ).not.toHaveBeenCalled();
		expect( key( 'k', {}, slider( 'Volume' ) ) ).toBe( true );
	} );

	it( 'up and down on the bar seek', () => {
		const { reach, video } = visit();
		reach( 40 );
		key( 'ArrowUp', {}, slider( 'Position' ) );
		expect( video.currentTime ).toBe( 45 );
		key( 'ArrowDown', {}, slider( 'Position' ) );
		key( 'ArrowDown', {}, slider( 'Position' ) );
		expect( video.currentTime ).toBe( 35 );
		expect( video.volume ).toBe( 1 );
	} );
} );

describe( 'The bar', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'goes while the video plays and nobody does anything', () => {
		const { box, video } = visit();
		fireEvent.pointerMove( document );
		jest.advanceTimersByTime( 3000 );
		expect( box ).not.toHaveClass( 'is-idle' );
		void video.play();
		jest.advanceTimersByTime( 2999 );
		expect( box ).not.toHaveClass( 'is-idle' );
		jest.advanceTimersByTime( 1 );
		expect( box ).toHaveClass( 'is-idle' );
		for ( const sign of [
			'pointermove',
			'pointerdown',
			'keydown',
			'focusin',
		] ) {
			fireEvent(
				document,
				sign === 'keydown'
					? new KeyboardEvent( sign, { key: 'Shift' } )
					: new Event( sign )
			);
			expect( box ).not.toHaveClass( 'is-idle' );
			jest.advanceTimersByTime( 3000 );
			expect( box ).toHaveClass( 'is-idle' );
		}
		video.pause();
		jest.advanceTimersByTime( 3000 );
		expect( box ).not.toHaveClass( 'is-idle' );
	} );

	it( 'is first uncovered by a finger; a mouse plays and pauses', () => {
		const { video } = visit();
		const press = ( pointerType: string ) => {
			fireEvent(
				video,
				new PointerEvent( 'pointerdown', {
					pointerType,
					bubbles: true,
				} )
			);
			fireEvent(
				video,
				new PointerEvent( 'click', { pointerType, bubbles: true } )
			);
		};
		press( 'touch' );
		expect( video.paused ).toBe( false );
		jest.advanceTimersByTime( 3000 );
		press( 'touch' );
		expect( video.paused ).toBe( false );
		press( 'touch' );
		expect( video.paused ).toBe( true );
		press( 'mouse' );
		jest.advanceTimersByTime( 3000 );
		press( 'mouse' );
		expect( video.paused ).toBe( true );
	} );
} );

describe( 'The hint above the bar', () => {
	/** Moves the pointer over a bar that is 500 wide, 100 below the top. */
	const point = ( clientX: number, top = 100 ) => {
		const bar = slider( 'Position' );
		bar.getBoundingClientRect = () => new DOMRect( 70, top, 500, 10 );
		fireEvent(
			bar,
			new MouseEvent( 'pointermove', { clientX, bubbles: true } )
		);
	};
	/** What jsdom cannot read of a style is seen where it is written. */
	let style: jest.SpyInstance;
	beforeEach( () => {
		style = jest.spyOn( CSSStyleDeclaration.prototype, 'cssText', 'set' );
	} );
	afterEach( () => {
		style.mockRestore();
	} );
	const getHint = () => document.querySelector< HTMLElement >( '.strip' );

	it( 'shows the time and the small picture of that moment', () => {
		visit();
		expect( getHint() ).not.toBeVisible();
		point( 70 + 325 );
		const hint = getHint();
		expect( hint ).toBeVisible();
		expect( hint ).toHaveTextContent( '1:05' );
		expect( hint ).toHaveStyle( {
			width: '100px',
			height: '50px',
			left: '345px',
			top: '42px',
		} );
		// The seventh of four in a row: the third of the second row.
		expect( style ).toHaveBeenLastCalledWith(
			expect.stringContaining(
				'url("https://harbour.example/strip.jpg") -200px -50px'
			)
		);
		fireEvent( slider( 'Position' ), new Event( 'pointerleave' ) );
		expect( getHint() ).not.toBeVisible();
	} );

	it( 'stays within the film and the frame', () => {
		visit( { seconds: 1000 } );
		point( 0 );
		expect( getHint() ).toHaveTextContent( '0:00' );
		expect( getHint() ).toHaveStyle( { left: '0px' } );
		point( 640 );
		expect( getHint() ).toHaveTextContent( '16:40' );
		expect( getHint() ).toHaveStyle( { left: '540px' } );
		// The last picture stands for all that follows.
		expect( style ).toHaveBeenLastCalledWith(
			expect.stringContaining( '") -100px -100px' )
		);
	} );

	it( 'shows the time alone where no picture fits or there is none', () => {
		visit();
		point( 320, 57 );
		expect( getHint() ).toHaveStyle( { width: '64px', height: '24px' } );
		expect( style ).toHaveBeenLastCalledWith(
			expect.not.stringContaining( 'url' )
		);
		visit( { data: { strip: null } } );
		point( 320 );
		expect( getHint() ).toHaveStyle( { width: '64px' } );
		expect( getHint() ).toHaveTextContent( '0:50' );
	} );

	it( 'is not shown where nobody knows the length', () => {
		visit( { seconds: NaN, data: { duration: 0 } } );
		point( 320 );
		expect( getHint() ).not.toBeVisible();
	} );
} );
