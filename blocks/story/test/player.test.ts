import { fireEvent, screen, within } from '@testing-library/dom';
import { readSettings } from '../view/settings';
import {
	getShown,
	isThere,
	mockBrowser,
	mountPage,
	pass,
	PICTURE,
	press,
	setHidden,
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

describe( 'a story of pictures', () => {
	it( 'shows each for five seconds, leaves the screen at the end and begins anew', () => {
		mountPage( [ PICTURE, PICTURE ] );
		expect( screen.queryByRole( 'list' ) ).toBeNull();
		expect( document.querySelector( '[tabindex]' ) ).toBeNull();
		pass( 20_000 );
		expect( getShown() ).toBe( '1 of 2' );
		press( 'start' );
		expect( screen.getByRole( 'dialog', { name: 'name' } ) ).toBeVisible();
		pass( 4900 );
		expect( getShown() ).toBe( '1 of 2' );
		pass( 100 );
		expect( getShown() ).toBe( '2 of 2' );
		pass( 5000 );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( document.querySelector( ':focus' ) ).toBe(
			screen.getByRole( 'button', { name: 'again' } )
		);
		expect( document.querySelector( '[aria-live]' ) ).toHaveTextContent(
			'end'
		);
		press( 'again' );
		expect( getShown() ).toBe( '1 of 2' );
	} );

	it( 'takes the time its author chose, and stops at each slide if they want that', () => {
		mountPage( [ PICTURE, PICTURE ], {
			imageTime: 2,
			playOnNextSlide: false,
		} );
		press( 'start' );
		pass( 2000 );
		expect( getShown() ).toBe( '2 of 2' );
		expect( isThere( 'play' ) ).toBe( true );
		pass( 9000 );
		expect( isThere( 'replay' ) ).toBe( false );
	} );

	it( 'waits for a picture that is not there yet', () => {
		const late = PICTURE.replace( '<img', '<img data-late' );
		const root = mountPage( [ late, PICTURE ] );
		const [ first ] = root.querySelectorAll( 'img' );
		press( 'start' );
		pass( 20_000 );
		expect( getShown() ).toBe( '1 of 2' );
		if ( first ) {
			fireEvent.load( first );
		}
		pass( 5000 );
		expect( getShown() ).toBe( '2 of 2' );
	} );

	it( 'fetches the next picture and no other', () => {
		const lazy = PICTURE.replace( '<img', '<img loading="lazy"' );
		const root = mountPage( [ PICTURE, lazy, lazy ] );
		const getLoading = () =>
			[ ...root.querySelectorAll( 'img' ) ].map( ( image ) =>
				// jsdom does not know the property.
				( image.loading ?? image.getAttribute( 'loading' ) ) === 'lazy'
					? 'lazy'
					: 'now'
			);
		expect( getLoading() ).toEqual( [ 'now', 'lazy', 'lazy' ] );
		press( 'start' );
		expect( getLoading() ).toEqual( [ 'now', 'now', 'lazy' ] );
		press( 'next' );
		expect( getLoading() ).toEqual( [ 'now', 'now', 'now' ] );
	} );
} );

describe( 'the visitor', () => {
	it( 'is not played to while the page is hidden, nor afterwards until they press play', () => {
		mountPage( [ PICTURE, PICTURE ] );
		press( 'start' );
		setHidden( true );
		expect( isThere( 'play' ) ).toBe( true );
		setHidden( false );
		pass( 9000 );
		expect( getShown() ).toBe( '1 of 2' );
		press( 'play' );
		pass( 5000 );
		expect( getShown() ).toBe( '2 of 2' );
	} );

	it( 'who minds motion begins it, and stops it by saying so', () => {
		mountPage( [ PICTURE, PICTURE ], { playOnLoad: true } );
		expect( isThere( 'pause' ) ).toBe( true );
		browser.still();
		expect( isThere( 'play' ) ).toBe( true );
		document.body.replaceChildren();
		browser = mockBrowser( true );
		mountPage( [ PICTURE, PICTURE ], { playOnLoad: true } );
		pass( 9000 );
		expect( getShown() ).toBe( '1 of 2' );
		press( 'start' );
		pass( 5000 );
		expect( getShown() ).toBe( '2 of 2' );
	} );

	it( 'pauses by holding, and plays by letting go', () => {
		const root = mountPage( [ PICTURE, PICTURE ] );
		press( 'start' );
		const slide = root.querySelector( '.is-current' ) ?? root;
		fireEvent.pointerDown( slide );
		pass( 200 );
		expect( isThere( 'play' ) ).toBe( true );
		pass( 9000 );
		fireEvent.pointerUp( slide );
		fireEvent.click( slide, { detail: 1 } );
		expect( isThere( 'pause' ) ).toBe( true );
		expect( getShown() ).toBe( '1 of 2' );
		fireEvent.pointerDown( slide );
		pass( 100 );
		fireEvent.pointerUp( slide );
		fireEvent.click( slide, { detail: 1 } );
		expect( isThere( 'play' ) ).toBe( true );
	} );

	it( 'moves by keys, which a story from right to left swaps', () => {
		const root = mountPage( [ PICTURE, PICTURE, PICTURE ] );
		const key = ( name: string ) =>
			fireEvent.keyDown( document.querySelector( ':focus' ) ?? root, {
				key: name,
			} );
		screen.getByRole( 'button', { name: 'start' } ).focus();
		key( 'Enter' );
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
		key( 'ArrowRight' );
		expect( getShown() ).toBe( '2 of 3' );
		key( 'ArrowLeft' );
		expect( getShown() ).toBe( '1 of 3' );
		// jsdom inherits no direction.
		root.querySelector< HTMLElement >( '.wp-story-app' )?.style.setProperty(
			'direction',
			'rtl'
		);
		key( 'ArrowLeft' );
		expect( getShown() ).toBe( '2 of 3' );
		key( 'Escape' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		key( ' ' );
		expect( screen.getByRole( 'dialog' ) ).toBeVisible();
		key( 'ArrowLeft' );
		key( 'ArrowLeft' );
		expect( isThere( 'again' ) ).toBe( true );
	} );
} );

describe( 'two stories', () => {
	it( 'know nothing of each other', () => {
		const first = mountPage( [ PICTURE, PICTURE ], {
			playInFullscreen: false,
		} );
		const second = mountPage( [ PICTURE, PICTURE ], {
			playInFullscreen: false,
		} );
		fireEvent.click(
			within( first ).getByRole( 'button', { name: 'start' } )
		);
		pass( 5000 );
		expect( first.querySelector( '.is-current' ) ).toHaveAccessibleName(
			'2 of 2'
		);
		expect( second.querySelector( '.is-current' ) ).toHaveAccessibleName(
			'1 of 2'
		);
	} );
} );

describe( 'settings', () => {
	it( 'that another plugin broke leave the list as it is', () => {
		expect( readSettings( '{' ) ).toBeNull();
		expect( readSettings( '{}' ) ).toBeNull();
		expect( readSettings( undefined ) ).toBeNull();
	} );
} );
