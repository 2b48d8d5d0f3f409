import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { normalize, normalizeSettings } from '../attributes';
import { Preview } from '../edit/preview';
import { usePlayback } from '../edit/use-playback';

const makeSlides = ( ...files: object[] ) =>
	normalize( { mediaFiles: files } ).mediaFiles;
const picture = ( number: number, more: object = {} ) => ( {
	id: number,
	type: 'image',
	alt: `Picture ${ number }`,
	url: `https://example.org/${ number }.jpg`,
	...more,
} );
const video = picture( 9, {
	type: 'video',
	alt: 'Waves',
	url: 'https://example.org/9.webm',
} );

type Options = {
	slides?: ReturnType< typeof makeSlides >;
	settings?: object;
	isSelected?: boolean;
};

/** The story as it stands in the canvas. */
function Story( {
	slides = makeSlides( picture( 1 ), picture( 2 ) ),
	settings = {},
	isSelected = true,
}: Options ) {
	const all = normalizeSettings( settings );
	return (
		<Preview
			slides={ slides }
			settings={ all }
			playback={ usePlayback( slides, all, isSelected ) }
			isSelected={ isSelected }
		>
			{ null }
		</Preview>
	);
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'The preview', () => {
	it( 'goes to a slide by its bar, and on and back', async () => {
		render( <Story /> );
		const bars = screen.getByRole( 'group', { name: 'Choose a slide' } );
		expect(
			within( bars ).getByRole( 'button', {
				name: 'Go to slide 1',
				current: true,
			} )
		).toBeVisible();
		await userEvent.click( button( 'Go to slide 2' ) );
		expect( screen.getByRole( 'img' ) ).toHaveAccessibleName( 'Picture 2' );
		await userEvent.click( button( 'Previous slide' ) );
		expect( screen.getByRole( 'img' ) ).toHaveAccessibleName( 'Picture 1' );
		await userEvent.click( button( 'Next slide' ) );
		expect( button( 'Go to slide 2' ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
	} );

	it( 'is inert until the block is selected', () => {
		const { container, rerender } = render(
			<Story isSelected={ false } />
		);
		const overlay = container.querySelector( '.wp-story-overlay' );
		expect( overlay ).toHaveProperty( 'inert', true );
		rerender( <Story /> );
		expect( overlay ).toHaveProperty( 'inert', false );
	} );

	it( 'shows what the settings say', () => {
		render(
			<Story
				settings={ { showProgressBar: false, showSlideCount: true } }
			/>
		);
		expect(
			screen.queryByRole( 'group', { name: 'Choose a slide' } )
		).not.toBeInTheDocument();
		expect( screen.getByText( '1 / 2' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Mute' } )
		).not.toBeInTheDocument();
	} );

	it( 'has as many bars as are wanted, around the slide that is shown', async () => {
		render(
			<Story
				slides={ makeSlides(
					...[ 1, 2, 3, 4, 5 ].map( ( n ) => picture( n ) )
				) }
				settings={ { maxBullets: 3 } }
			/>
		);
		await userEvent.click( button( 'Go to slide 3' ) );
		expect(
			screen
				.getAllByRole( 'button', { name: /^Go to slide/ } )
				.map( ( bar ) => bar.getAttribute( 'aria-label' ) )
		).toEqual( [ 'Go to slide 2', 'Go to slide 3', 'Go to slide 4' ] );
	} );

	it( 'names a video, and gives its sound a button', async () => {
		// jsdom plays nothing.
		jest.spyOn(
			window.HTMLMediaElement.prototype,
			'pause'
		).mockImplementation( () => undefined );
		render(
			<Story
				slides={ makeSlides( video, picture( 1 ) ) }
				settings={ { startMuted: true } }
			/>
		);
		const film = screen.getByLabelText( 'Waves' );
		expect( film ).toHaveProperty( 'muted', true );
		expect( film ).toHaveProperty( 'volume', 0.8 );
		await userEvent.click( button( 'Unmute' ) );
		expect( film ).toHaveProperty( 'muted', false );
		expect( button( 'Mute' ) ).toBeVisible();
	} );
} );

describe( 'The preview, as time goes by', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	const wait = ( milliseconds: number ) =>
		act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

	it( 'plays to its end, from there again, and stops when another block is selected', async () => {
		const { rerender } = render( <Story settings={ { imageTime: 1 } } /> );
		fireEvent.load( screen.getByRole( 'img' ) );
		fireEvent.click( button( 'Play' ) );
		await wait( 1100 );
		const second = screen.getByRole( 'img', { name: 'Picture 2' } );
		// It waits for the picture, and goes on without one that can't be had.
		await wait( 5000 );
		expect( second ).toBeVisible();
		fireEvent.error( second );
		await wait( 1100 );
		fireEvent.click( button( 'Replay' ) );
		expect( screen.getByRole( 'img' ) ).toHaveAccessibleName( 'Picture 1' );
		expect( button( 'Pause' ) ).toBeVisible();
		rerender(
			<Story settings={ { imageTime: 1 } } isSelected={ false } />
		);
		rerender( <Story settings={ { imageTime: 1 } } /> );
		expect( button( 'Play' ) ).toBeVisible();
	} );
} );
