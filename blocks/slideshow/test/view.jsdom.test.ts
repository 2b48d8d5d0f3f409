import fs from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/dom';
import { fade } from '../fade';
import { createSwiper } from '../swiper';
import { mountCarousel } from '../view/carousel';

jest.mock( '../swiper' );
jest.mock( '@shared/view/style-sheet', () => ( {
	loadSheet: () => Promise.resolve( true ),
} ) );

/** The saved slideshow of the fixture that turns by itself. */
const SAVED = fs.readFileSync(
	path.join( __dirname, 'fixtures/autoplay.html' ),
	'utf8'
);

const SETTINGS = {
	effect: 'slide',
	autoplay: true,
	delay: 2,
	texts: {
		name: 'Slideshow',
		carousel: 'carousel',
		slide: 'slide',
		position: '%1$d of %2$d',
		goTo: 'Go to slide %1$d',
		choose: 'Choose a slide',
		previous: 'Previous',
		next: 'Next',
		pause: 'Pause Slideshow',
		play: 'Play Slideshow',
	},
};

/** Stands in for the library: it goes round, and says so. */
function playSwiper( total: number ): void {
	jest.mocked( createSwiper ).mockImplementation( () => {
		let tell = () => {};
		const swiper = {
			realIndex: 0,
			on: ( _name: string, listener: () => void ) => {
				tell = listener;
			},
			slideToLoop: ( index: number ) => {
				swiper.realIndex = ( index + total ) % total;
				tell();
			},
			slideNext: () => swiper.slideToLoop( swiper.realIndex + 1 ),
			slidePrev: () => swiper.slideToLoop( swiper.realIndex - 1 ),
			update: () => {},
		};
		return swiper as unknown as ReturnType< typeof createSwiper >;
	} );
}

/** Mounts the carousel on the saved markup. */
async function mount(
	isStill = false,
	settings: object = {},
	html = SAVED
): Promise< HTMLElement > {
	document.body.innerHTML = html;
	const root = document.querySelector< HTMLElement >(
		'.wp-block-jetpack-slideshow'
	);
	if ( ! root ) {
		throw new Error( 'No slideshow.' );
	}
	root.dataset.mainstreetSlideshow = JSON.stringify( {
		...SETTINGS,
		...settings,
	} );
	window.matchMedia = jest.fn( () => ( { matches: isStill } ) ) as never;
	playSwiper( root.querySelectorAll( '.swiper-slide' ).length );
	await mountCarousel( root, {
		createSwiper,
		fetchFade: () => Promise.resolve( fade ),
	} );
	return root;
}

const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );
/** Names of the slides that can be reached. */
const getShown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.swiper-slide' ) ]
		.filter( ( slide ) => ! slide.inert && slide.ariaHidden !== 'true' )
		.map( ( slide ) => slide.getAttribute( 'aria-label' ) );
const getLive = () =>
	document.querySelector( '[aria-live]' )?.getAttribute( 'aria-live' );

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	document.body.replaceChildren();
	jest.useRealTimers();
} );

describe( 'The carousel', () => {
	it( 'goes round, with one slide that can be reached', async () => {
		const root = await mount( false, { autoplay: false } );
		const total = root.querySelectorAll( '.swiper-slide' ).length;
		expect( root ).toHaveAttribute( 'aria-roledescription', 'carousel' );
		expect( getShown() ).toEqual( [ `1 of ${ total }` ] );
		press( 'Previous' );
		expect( getShown() ).toEqual( [ `${ total } of ${ total }` ] );
		press( 'Next' );
		expect( getShown() ).toEqual( [ `1 of ${ total }` ] );
		press( 'Go to slide 2' );
		expect( getShown() ).toEqual( [ `2 of ${ total }` ] );
		expect(
			screen.getByRole( 'button', { name: 'Go to slide 2' } )
		).toHaveAttribute( 'aria-current', 'true' );
		fireEvent.keyDown( root, { key: 'ArrowLeft' } );
		expect( getShown() ).toEqual( [ `1 of ${ total }` ] );
		expect( getLive() ).toBe( 'polite' );
	} );

	it.each( [
		[ 'ltr', 'ArrowRight', 'ArrowLeft' ],
		[ 'rtl', 'ArrowLeft', 'ArrowRight' ],
	] )(
		'moves by arrow keys as it reads: %s',
		async ( direction, on, back ) => {
			// Of two slides, the next one is the one before, too.
			const three = SAVED.replace( /<li.*?<\/li>/, '$&$&' ).replace(
				'<div class="wp-block-jetpack-slideshow_container',
				`<div style="direction:${ direction }" class="wp-block-jetpack-slideshow_container`
			);
			const root = await mount( false, { autoplay: false }, three );
			fireEvent.keyDown( root, { key: on } );
			expect( getShown() ).toEqual( [ '2 of 3' ] );
			fireEvent.keyDown( root, { key: back } );
			fireEvent.keyDown( root, { key: back } );
			expect( getShown() ).toEqual( [ '3 of 3' ] );
			fireEvent.keyDown( root, { key: on, ctrlKey: true } );
			expect( getShown() ).toEqual( [ '3 of 3' ] );
		}
	);

	it( 'turns by itself, and can be stopped', async () => {
		await mount();
		expect( getLive() ).toBe( 'off' );
		jest.advanceTimersByTime( 2000 );
		expect( getShown()[ 0 ] ).toMatch( /^2 of/ );
		press( 'Pause Slideshow' );
		expect( getLive() ).toBe( 'polite' );
		jest.advanceTimersByTime( 60_000 );
		expect( getShown()[ 0 ] ).toMatch( /^2 of/ );
		press( 'Play Slideshow' );
		expect( getLive() ).toBe( 'off' );
	} );

	it.each( [
		[ 'slide', null ],
		[ 'fade', fade ],
	] )( 'has the module of its effect: %s', async ( effect, module ) => {
		await mount( false, { effect } );
		expect( jest.mocked( createSwiper ).mock.lastCall?.[ 1 ].fade ).toBe(
			module
		);
	} );

	it( 'stays still, without a transition or a button to stop it, for those who prefer less motion', async () => {
		await mount( true );
		jest.advanceTimersByTime( 60_000 );
		expect( getShown()[ 0 ] ).toMatch( /^1 of/ );
		expect(
			screen.queryByRole( 'button', { name: /Slideshow$/ } )
		).toBeNull();
		expect( getLive() ).toBe( 'polite' );
		expect(
			jest.mocked( createSwiper ).mock.lastCall?.[ 1 ]
		).toMatchObject( { speed: 0 } );
	} );
} );

describe( 'The module of the page', () => {
	const LIBRARY = { __esModule: true };

	/** Runs the module with a carousel that can or can’t be had; resolves with what was mounted. */
	async function visit( canLoad: boolean ) {
		const mounted = jest.fn();
		const loaded = jest.fn();
		let approach: ( isNear: boolean ) => void = () => {};
		window.IntersectionObserver = class {
			constructor( private readonly tell: ( seen: object[] ) => void ) {}
			observe( target: Element ) {
				approach = ( isIntersecting ) =>
					this.tell( [ { isIntersecting, target } ] );
			}
			unobserve() {
				approach = () => {};
			}
		} as never;
		document.body.innerHTML = SAVED;
		document
			.querySelector( '.wp-block-jetpack-slideshow' )
			?.setAttribute( 'data-mainstreet-slideshow', '{}' );
		jest.resetModules();
		jest.doMock( '../view/carousel', () => {
			loaded();
			if ( ! canLoad ) {
				throw new Error( 'Offline.' );
			}
			return { mountCarousel: mounted };
		} );
		jest.doMock( '../swiper', () => LIBRARY );
		require( '../view' );
		const settle = () => jest.advanceTimersByTimeAsync( 0 );
		return {
			mounted,
			loaded,
			approach: ( isNear: boolean ) => {
				approach( isNear );
				return settle();
			},
		};
	}

	it( 'fetches the carousel when a slideshow comes near, once', async () => {
		const { mounted, loaded, approach } = await visit( true );
		await approach( false );
		expect( loaded ).not.toHaveBeenCalled();
		await approach( true );
		await approach( true );
		expect( mounted.mock.calls ).toEqual( [
			[
				document.querySelector( '.wp-block-jetpack-slideshow' ),
				LIBRARY,
			],
		] );
	} );

	it( 'leaves the list where the carousel can’t be had', async () => {
		const { loaded, approach } = await visit( false );
		const before = document.body.innerHTML;
		await approach( true );
		expect( loaded ).toHaveBeenCalledTimes( 1 );
		expect( document.body.innerHTML ).toBe( before );
		expect( screen.getAllByRole( 'listitem' ).length ).toBeGreaterThan( 1 );
	} );
} );
