import { checkVersion } from '../edit/plugins/version';

describe( 'checkVersion', () => {
	it.each( [
		[ '4.9.1', false, 'fine' ],
		[ '4.9.1', true, 'fine' ],
		[ 'v5', false, 'fine' ],
		[ '10.0-beta', true, 'fine' ],
		[ '4.9', false, 'old' ],
		[ '4.9.0', true, 'old' ],
		[ '4.0.1', true, 'old' ],
		[ '4.0.0', true, 'automatic' ],
		[ '4', true, 'automatic' ],
		[ '3.0.19', true, 'automatic' ],
		[ '3.5.2', true, 'automatic' ],
		[ '3.5.2', false, 'old' ],
		[ '3.0.18', true, 'old' ],
		[ 'trunk', true, 'invalid' ],
		[ '', false, 'invalid' ],
		[ null, false, 'invalid' ],
	] )( '%s, extension %s: %s', ( version, isExtension, verdict ) => {
		expect( checkVersion( version, isExtension ) ).toBe( verdict );
	} );
} );
