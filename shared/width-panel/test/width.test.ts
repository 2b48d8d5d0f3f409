import { boundWidth, isPercentage } from '..';

describe( 'boundWidth', () => {
	it.each( [
		[ '50%', '50%' ],
		[ '140%', '100%' ],
		[ '-3px', '0px' ],
		[ '12.5em', '12.5em' ],
		[ '.5em', '0.5em' ],
		[ ' 90px ', '90px' ],
		[ '2000px', '2000px' ],
		[ '', undefined ],
		[ undefined, undefined ],
		[ '12', undefined ],
		[ '3vw', undefined ],
		[ 'calc(1px + 2px)', undefined ],
	] )( 'makes %j to %j', ( typed, expected ) => {
		expect( boundWidth( typed ) ).toBe( expected );
	} );
} );

describe( 'isPercentage', () => {
	it.each( [
		[ '50%', true ],
		[ '50px', false ],
		[ undefined, false ],
	] )( 'says of %j: %j', ( width, expected ) => {
		expect( isPercentage( width ) ).toBe( expected );
	} );
} );
