/** Blocks of the suite's namespaces that nobody here knows: core keeps them as they are. */
import { parse, serialize } from '@wordpress/blocks';
import { findBlocks, registerAll, unregisterAll } from './all-blocks';

beforeAll( () => void registerAll( findBlocks() ) );

afterAll( unregisterAll );

const UNKNOWN = [
	'<!-- wp:jetpack/tide-table {"port":"Aurora","days":[1,{"a":null}]} /-->',
	'<!-- wp:jetpack-search/filter-tide {"label":"Ebb \\u003c3"} /-->',
	'<!-- wp:videopress/caption-cue {"begin":1.5} -->\n<p class="cue">Ahoy</p>\n<!-- /wp:videopress/caption-cue -->',
	'<!-- wp:premium-content/lighthouse -->\n<div class="wp-block-premium-content-lighthouse"><em>Lit</em></div>\n<!-- /wp:premium-content/lighthouse -->',
];

it.each( UNKNOWN )( 'keeps %s', ( content ) => {
	const blocks = parse( content );
	expect( blocks.map( ( { name } ) => name ) ).toEqual( [ 'core/missing' ] );
	expect( blocks[ 0 ]?.isValid ).toBe( true );
	expect( serialize( blocks ) ).toBe( content );
} );
