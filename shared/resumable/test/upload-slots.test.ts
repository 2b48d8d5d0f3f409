import { waitForSlot } from '../upload-slots';

test( 'three go at once, the others in the order in which they came', () => {
	const begun: number[] = [];
	const ends = [ 0, 1, 2, 3, 4, 5 ].map( ( file ) =>
		waitForSlot( () => begun.push( file ) )
	);
	expect( begun ).toEqual( [ 0, 1, 2 ] );
	// Stops waiting.
	ends[ 3 ]?.();
	ends[ 1 ]?.();
	ends[ 1 ]?.();
	expect( begun ).toEqual( [ 0, 1, 2, 4 ] );
	ends.forEach( ( end ) => end() );
	expect( begun ).toEqual( [ 0, 1, 2, 4, 5 ] );
	const again = waitForSlot( () => begun.push( 6 ) );
	expect( begun ).toContain( 6 );
	again();
} );
