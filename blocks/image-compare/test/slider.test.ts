import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { mountSlider } from '../slider';

function build(
	mode = 'horizontal',
	direction = 'ltr',
	data: Record< string, string > = {}
) {
	document.body.innerHTML = `<div class="juxtapose" style="direction:${ direction }" data-mode="${ mode }" data-slider="Shown" data-before="Before" data-after="After" data-start="50"><img alt="a" src="a.png"><img alt="b" src="b.png"></div>`;
	const box = document.querySelector< HTMLElement >( '.juxtapose' );
	if ( ! box ) {
		throw new Error( 'No box.' );
	}
	Object.assign( box.dataset, data );
	mountSlider( box );
	return { box, handle: screen.getByRole( 'slider' ) };
}

const getPosition = ( box: HTMLElement ) =>
	box.style.getPropertyValue( '--mainstreet-position' );

describe( 'mountSlider', () => {
	it( 'starts in the middle, as a labelled slider', () => {
		const { box, handle } = build();
		expect( getPosition( box ) ).toBe( '50%' );
		expect( handle ).toHaveAccessibleName( 'Shown' );
		expect( handle ).toHaveAttribute( 'aria-valuenow', '50' );
		expect( handle ).toHaveAttribute( 'aria-orientation', 'horizontal' );
	} );

	it( 'starts where the author wants it, at an edge too', () => {
		for ( const start of [ '25', '0', '100' ] ) {
			const { box, handle } = build( 'horizontal', 'ltr', { start } );
			expect( getPosition( box ) ).toBe( `${ start }%` );
			expect( handle ).toHaveAttribute( 'aria-valuenow', start );
		}
	} );

	it( 'has the labels of the author as text', () => {
		build( 'horizontal', 'ltr', { before: '1920 <b>', after: 'Today' } );
		expect(
			screen
				.getAllByRole( 'button' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '1920 <b>', 'Today' ] );
	} );

	it( 'moves by one per cent with the arrow keys, within 0 and 100', async () => {
		const { box, handle } = build();
		handle.focus();
		await userEvent.keyboard( '{ArrowRight}{ArrowRight}{ArrowLeft}' );
		expect( getPosition( box ) ).toBe( '51%' );
		await userEvent.keyboard( '{End}{ArrowRight}' );
		expect( getPosition( box ) ).toBe( '100%' );
		await userEvent.keyboard( '{Home}{ArrowLeft}' );
		expect( getPosition( box ) ).toBe( '0%' );
	} );

	it( 'goes where the arrow points from right to left too', async () => {
		const { box, handle } = build( 'horizontal', 'rtl' );
		handle.focus();
		await userEvent.keyboard( '{ArrowLeft}{ArrowLeft}{ArrowLeft}' );
		expect( getPosition( box ) ).toBe( '53%' );
	} );

	it( 'moves down with the arrow down when the pictures are above each other', async () => {
		const { box, handle } = build( 'vertical' );
		handle.focus();
		await userEvent.keyboard(
			'{ArrowDown}{ArrowDown}{ArrowUp}{ArrowLeft}'
		);
		expect( getPosition( box ) ).toBe( '50%' );
		await userEvent.keyboard( '{ArrowDown}' );
		expect( getPosition( box ) ).toBe( '51%' );
	} );

	it.each( [ '{Enter}', ' ' ] )(
		'shows 90 or 10 per cent on %j at a label or a picture',
		async ( key ) => {
			const { box } = build();
			for ( const [ role, before, after ] of [
				[ 'button', 'Before', 'After' ],
				[ 'img', 'a', 'b' ],
			] as const ) {
				screen.getByRole( role, { name: before } ).focus();
				await userEvent.keyboard( key );
				expect( getPosition( box ) ).toBe( '90%' );
				screen.getByRole( role, { name: after } ).focus();
				await userEvent.keyboard( key );
				expect( getPosition( box ) ).toBe( '10%' );
			}
		}
	);

	it( 'lets a picture without alternative text take no focus', () => {
		const { box } = build();
		expect( box.querySelectorAll( '[tabindex="-1"]' ) ).toHaveLength( 2 );
		box.querySelectorAll( 'img' ).forEach( ( image ) => {
			image.alt = '';
			image.removeAttribute( 'tabindex' );
		} );
		mountSlider( box );
		expect( box.querySelectorAll( 'img[tabindex]' ) ).toHaveLength( 0 );
	} );

	it( 'puts labels that do not fit side by side at two corners, 200 ms after the last change of size', () => {
		jest.useFakeTimers();
		let resize = (): void => undefined;
		const original = globalThis.ResizeObserver;
		globalThis.ResizeObserver = class extends original {
			constructor( callback: ResizeObserverCallback ) {
				super( callback );
				resize = () => callback( [], this );
			}
		};
		let room = 300;
		const width = jest
			.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' )
			.mockImplementation( function ( this: HTMLElement ) {
				return this.matches( '.jx-slider' ) ? room : 60;
			} );
		const { box } = build();
		const slider = box.querySelector( '.jx-slider' );
		expect( slider ).not.toHaveClass( 'is-narrow' );

		room = 140;
		resize();
		jest.advanceTimersByTime( 150 );
		resize();
		jest.advanceTimersByTime( 199 );
		expect( slider ).not.toHaveClass( 'is-narrow' );
		jest.advanceTimersByTime( 1 );
		expect( slider ).toHaveClass( 'is-narrow' );

		globalThis.ResizeObserver = original;
		width.mockRestore();
		jest.useRealTimers();
	} );
} );
