/**
 * Query Loops that change pages without reloading: core reloads the page if the loop holds a block that does not declare
 * `interactivity.clientNavigation`. Each block declares it, or stands here with the reason.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const { listBlocks } = jest.requireActual< {
	listBlocks: () => string[];
} >( '../../bin/lib/find-blocks.cjs' );

/** Blocks that make core reload the page. */
const RELOADING: Record< string, string > = {
	'jetpack/podcast-player':
		'its players are listed once, and an episode would play on after its post has gone',
	'jetpack/repeat-visitor':
		'counts each page view once, and whether it may count is printed outside of the loop',
	'jetpack/story':
		'may be open in a dialog, with listeners of the document and a history of its own',
	'jetpack/wordads':
		'its ad units are printed outside of the loop, and Google counts units by page',
	'premium-content/container':
		'the parts that members may request are printed outside of the loop',
};

/** Modules whose blocks are started and stopped by shared/view/init-blocks.ts, or that listen to the document only. */
const LISTENING = [ 'blocks/nextdoor/view.ts', 'blocks/tiled-gallery/view.ts' ];

const blocks = listBlocks().map( ( folder ) => ( {
	folder: path.relative( path.join( __dirname, '../..' ), folder ),
	...JSON.parse( readFileSync( path.join( folder, 'block.json' ), 'utf8' ) ),
} ) );

it.each( blocks )( '$name', ( { name, folder, supports } ) => {
	expect( supports.interactivity?.clientNavigation === true ).toBe(
		! ( name in RELOADING )
	);
	const view = `${ folder }/view.ts`;
	let source = '';
	try {
		source = readFileSync( path.join( __dirname, '../..', view ), 'utf8' );
	} catch {
		// A block without a module.
	}
	if ( source && ! ( name in RELOADING ) && ! LISTENING.includes( view ) ) {
		// Each start of its own goes through these.
		expect( source ).toMatch( /\b(?:initBlocks|onEmbedRequest)\b/ );
	}
} );

it( 'knows no block that is gone', () => {
	const names = blocks.map( ( { name } ) => name );
	expect( names ).toEqual(
		expect.arrayContaining( Object.keys( RELOADING ) )
	);
} );
