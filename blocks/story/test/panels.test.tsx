import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSetting } from '@tests/jest/show-setting';
import { normalize, normalizeSettings } from '../attributes';
import {
	DisplayPanel,
	FullscreenPanel,
	PlaybackPanel,
} from '../edit/settings-panels';
import { SlidePanel } from '../edit/slide-panel';

describe( 'The sidebar', () => {
	it( 'describes the slide that is shown', async () => {
		const onChange = jest.fn();
		const [ slide, film ] = normalize( {
			mediaFiles: [
				{ type: 'image', url: 'https://example.org/1.jpg' },
				{
					type: 'video',
					url: 'https://example.org/9.webm',
					alt: 'Waves',
				},
			],
		} ).mediaFiles;
		if ( ! slide || ! film ) {
			throw new Error( 'no slides' );
		}
		const props = { current: 0, total: 2, onChange };
		const { rerender } = render(
			<SlidePanel slide={ slide } { ...props } />
		);
		expect(
			screen.getByRole( 'heading', { name: 'Slide 1 of 2' } )
		).toBeVisible();
		const field = screen.getByRole( 'textbox', {
			name: 'Alternative text',
			description: /text from the media library is used/,
		} );
		await userEvent.type( field, 'A' );
		expect( onChange ).toHaveBeenCalledWith( { alt: 'A' } );
		rerender( <SlidePanel slide={ film } { ...props } current={ 1 } /> );
		expect(
			screen.getByRole( 'textbox', {
				name: 'Alternative text',
				description: /Describe what the video shows/,
			} )
		).toHaveValue( 'Waves' );
	} );

	it( 'has every setting by its name', async () => {
		const onChange = jest.fn();
		const props = { settings: normalizeSettings( {} ), onChange };
		render(
			<>
				<PlaybackPanel { ...props } />
				<FullscreenPanel { ...props } />
				<DisplayPanel { ...props } />
			</>
		);
		for ( const [ panel, setting ] of [
			[ 'Playback', 'Keep playing on the next slide' ],
			[ 'Playback', 'Start muted' ],
			[ 'Fullscreen', 'Exit fullscreen at the end' ],
			[ 'Fullscreen', 'Open in fullscreen when the page loads' ],
			[ 'Display', 'Show slide count' ],
			[ 'Display', 'Blurred background' ],
		] as const ) {
			await showSetting( panel, setting );
		}
		for ( const [ name, change ] of Object.entries( {
			'Keep playing on the next slide': { playOnNextSlide: false },
			'Start muted': { startMuted: true },
			'Autoplay when the page loads': { playOnLoad: true },
			'Play in fullscreen': { playInFullscreen: false },
			'Exit fullscreen at the end': { exitFullscreenOnEnd: false },
			'Open in fullscreen when the page loads': {
				loadInFullscreen: true,
			},
			'Show progress bar': { showProgressBar: false },
			'Show slide count': { showSlideCount: true },
			'Blurred background': { blurredBackground: false },
		} ) ) {
			await userEvent.click( screen.getByRole( 'checkbox', { name } ) );
			expect( onChange ).toHaveBeenLastCalledWith( change );
		}
		const time = screen.getByRole( 'spinbutton', {
			name: 'Image duration (in seconds)',
		} );
		expect( time ).toHaveAttribute( 'max', '20' );
		await userEvent.clear( time );
		await userEvent.type( time, '7' );
		expect( onChange ).toHaveBeenLastCalledWith( { imageTime: 7 } );
	} );
} );
