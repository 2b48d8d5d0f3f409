import { createRegistry } from '@wordpress/data';
import { mediaSourceStore } from '..';

function open() {
	const registry = createRegistry();
	registry.register( mediaSourceStore );
	return {
		act: registry.dispatch( mediaSourceStore ),
		see: registry.select( mediaSourceStore ),
	};
}

describe( 'The registry of players', () => {
	it( 'has the first as the default, then the first of those left', () => {
		const { act, see } = open();
		expect( see.getDefaultMediaSource() ).toBeUndefined();
		[ 'a', 'b', 'c' ].forEach( ( id ) => act.registerMediaSource( id ) );
		expect( see.getDefaultMediaSource()?.id ).toBe( 'a' );
		act.setDefaultMediaSource( 'c' );
		act.setDefaultMediaSource( 'nobody' );
		expect( see.getDefaultMediaSource()?.id ).toBe( 'c' );
		act.unregisterMediaSource( 'c' );
		expect( see.getDefaultMediaSource()?.id ).toBe( 'a' );
		act.unregisterMediaSource( 'b' );
		act.unregisterMediaSource( 'a' );
		expect( see.getDefaultMediaSource() ).toBeUndefined();
	} );

	it( 'switches between play and pause, one at a time', () => {
		const { act, see } = open();
		act.registerMediaSource( 'a', { domId: 'x' } );
		act.registerMediaSource( 'b' );
		act.toggleMediaSource();
		expect( see.getMediaSource()?.state ).toBe( 'playing' );
		act.playMediaSource( 'b' );
		expect( see.getMediaSource( 'a' )?.state ).toBe( 'paused' );
		act.toggleMediaSource( 'b' );
		expect( see.getMediaSource( 'b' )?.state ).toBe( 'paused' );
	} );

	it( 'keeps an error when the sound stops, until it plays again', () => {
		const { act, see } = open();
		act.registerMediaSource( 'a' );
		act.playMediaSource( 'a' );
		act.failMediaSource( 'a' );
		act.pauseMediaSource( 'a' );
		expect( see.getMediaSource( 'a' )?.state ).toBe( 'error' );
		act.toggleMediaSource( 'a' );
		expect( see.getMediaSource( 'a' )?.state ).toBe( 'playing' );
	} );

	it( 'takes positions of known players alone', () => {
		const { act, see } = open();
		act.registerMediaSource( 'a' );
		act.updateMediaSource( 'a', { currentTime: 5, duration: 90 } );
		act.updateMediaSource( 'nobody', { currentTime: 5 } );
		expect( see.getMediaSources() ).toEqual( {
			a: {
				id: 'a',
				state: 'paused',
				currentTime: 5,
				duration: 90,
				domId: '',
			},
		} );
	} );
} );
