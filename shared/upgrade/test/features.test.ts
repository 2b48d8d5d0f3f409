import { getSiteType, isFeatureAvailable } from '../features';

const print = ( siteType: unknown, blocks: unknown ) =>
	Object.assign( window, {
		mainstreetBlocks: { siteType },
		Mainstreet_Editor_Initial_State: { available_blocks: blocks },
	} );

describe( 'What a host says of the site', () => {
	it.each( [
		[ 'simple', 'simple' ],
		[ 'atomic', 'atomic' ],
		[ 'self-hosted', 'self-hosted' ],
		[ 'other', 'self-hosted' ],
		[ undefined, 'self-hosted' ],
	] )( 'type %s is %s', ( said, type ) => {
		print( said, {} );
		expect( getSiteType() ).toBe( type );
	} );

	it.each( [
		[ { shortlinks: { available: false } }, false ],
		[ { shortlinks: { available: true } }, true ],
		[ {}, true ],
		[ undefined, true ],
	] )( 'of a feature: %j is %s', ( blocks, isThere ) => {
		print( '', blocks );
		expect( isFeatureAvailable( 'shortlinks' ) ).toBe( isThere );
	} );
} );
