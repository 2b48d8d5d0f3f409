import { act, fireEvent, render } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { AudioPlayer } from '@shared/audio';

const nothing = () => {};

/** Draws the player anew with each report, as blocks do. */
function Player( { onTime }: { onTime: ( seconds: number ) => void } ) {
	const [ now, setNow ] = useState( 0 );
	return (
		<AudioPlayer
			src="https://example.org/1.mp3"
			isPlaying={ false }
			currentTime={ now }
			onToggle={ nothing }
			onTime={ ( seconds ) => {
				setNow( seconds );
				onTime( seconds );
			} }
			onLength={ nothing }
			onError={ nothing }
		/>
	);
}

describe( 'AudioPlayer', () => {
	let told: number[];
	let audio: HTMLAudioElement;

	beforeEach( () => {
		jest.useFakeTimers();
		told = [];
		const { container } = render(
			<Player onTime={ ( seconds ) => told.push( seconds ) } />
		);
		const found = container.querySelector( 'audio' );
		if ( ! found ) {
			throw new Error( 'There is no sound.' );
		}
		audio = found;
	} );

	afterEach( () => {
		jest.useRealTimers();
	} );

	const playOn = async ( seconds: number, pause: number ) =>
		act( async () => {
			audio.currentTime = seconds;
			fireEvent.timeUpdate( audio );
			await jest.advanceTimersByTimeAsync( pause );
		} );

	it( 'tells the position once a second', async () => {
		for ( let quarter = 0; quarter < 12; quarter++ ) {
			await playOn( quarter / 4, 250 );
		}
		await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
		expect( told ).toEqual( [ 0, 0.75, 1.75, 2.75 ] );
	} );

	it( 'tells where the sound is by then, not where it was before it was sought', async () => {
		await playOn( 1, 100 );
		await playOn( 1.1, 100 );
		audio.currentTime = 60;
		await act( () => jest.advanceTimersByTimeAsync( 2000 ) );
		expect( told ).toEqual( [ 1, 60 ] );
		expect( audio.currentTime ).toBe( 60 );
	} );
} );
