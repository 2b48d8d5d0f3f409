import { fill, readData } from '../view/data';
import {
	getStoredPosition,
	getStoredSpeed,
	storePosition,
	storeSpeed,
} from '../view/stored-position';
import { readFragment, toFragment } from '../view/share-moment';
import { formatTime } from '../view/time';

describe( 'formatTime', () => {
	it( 'writes clocks', () => {
		expect(
			[ 0, 5.9, 65, 3600, 36061, NaN, -4 ].map( formatTime )
		).toEqual( [
			'0:00',
			'0:05',
			'1:05',
			'1:00:00',
			'10:01:01',
			'0:00',
			'0:00',
		] );
	} );
} );

describe( 'fill', () => {
	it( 'puts values in their places, and leaves their own signs alone', () => {
		expect( fill( 'Playing: %s', '100 %s $&' ) ).toBe(
			'Playing: 100 %s $&'
		);
		expect( fill( '%2$s, %1$s', 'a', 'b' ) ).toBe( 'b, a' );
	} );
} );

describe( 'readData', () => {
	it( 'leaves the browser’s controls where it can’t be read', () => {
		for ( const bad of [
			undefined,
			'',
			'{',
			'null',
			'{}',
			'{"tracks":[]}',
		] ) {
			expect( readData( bad ) ).toBeNull();
		}
	} );
} );

describe( 'A moment', () => {
	it( 'is read from the fragment it is written to', () => {
		for ( const guid of [
			'ep-1',
			'https://pod.example/?p=1&x=%',
			'ü/5',
		] ) {
			expect(
				readFragment( toFragment( { guid, seconds: 62.7 } ) )
			).toEqual( { guid, seconds: 62 } );
		}
	} );

	it( 'is none in other fragments', () => {
		for ( const bad of [
			'',
			'#top',
			'#t=',
			'#t=a',
			'#t=%E4%/5',
			'#t=a/x',
		] ) {
			expect( readFragment( bad ) ).toBeNull();
		}
	} );
} );

describe( 'The memory', () => {
	beforeEach( () => localStorage.clear() );

	it( 'keeps places and speed', () => {
		expect( [ getStoredPosition( 'a' ), getStoredSpeed() ] ).toEqual( [
			0, 1,
		] );
		storePosition( 'a', 12.9 );
		storeSpeed( 1.5 );
		expect( [ getStoredPosition( 'a' ), getStoredSpeed() ] ).toEqual( [
			12, 1.5,
		] );
		storePosition( 'a', 0 );
		expect( getStoredPosition( 'a' ) ).toBe( 0 );
	} );

	it( 'is bounded: what was heard longest ago goes', () => {
		for ( let episode = 0; episode < 80; episode++ ) {
			storePosition( `${ episode }${ 'x'.repeat( 5000 ) }`, 30 );
		}
		expect( getStoredPosition( `0${ 'x'.repeat( 5000 ) }` ) ).toBe( 0 );
		expect( getStoredPosition( `79${ 'x'.repeat( 5000 ) }` ) ).toBe( 30 );
		expect(
			localStorage.getItem( 'mainstreet-podcast' )?.length
		).toBeLessThan( 12000 );
	} );

	it( 'reads whatever another script has put there', () => {
		for ( const bad of [
			'{',
			'5',
			'[]',
			'{"places":[null,3],"speed":"x"}',
		] ) {
			localStorage.setItem( 'mainstreet-podcast', bad );
			expect( [ getStoredPosition( 'a' ), getStoredSpeed() ] ).toEqual( [
				0, 1,
			] );
			storePosition( 'a', 9 );
			expect( getStoredPosition( 'a' ) ).toBe( 9 );
		}
	} );
} );
