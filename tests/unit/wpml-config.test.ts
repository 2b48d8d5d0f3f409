import fs from 'node:fs';
import path from 'node:path';
import { findBlocks } from '../../bin/lib/find-blocks.cjs';
import {
	INNER,
	META,
	OPTIONS,
	SETTINGS,
	writeWpmlConfig,
} from '../../bin/docs/wpml-config.mjs';

const root = path.resolve( __dirname, '../..' );

type Attribute = { type?: unknown; role?: string; source?: string };
type Block = {
	name: string;
	attributes?: Record< string, Attribute >;
	mainstreet?: { textAttributes?: string[] };
};

const blocks: Block[] = findBlocks( path.join( root, 'blocks' ) ).map(
	( folder ) =>
		JSON.parse(
			fs.readFileSync( path.join( folder, 'block.json' ), 'utf8' )
		)
);

/** All PHP of the plugin in one string. */
const php = ( function read( folder: string ): string {
	return fs
		.readdirSync( folder, { withFileTypes: true } )
		.map( ( entry ) => {
			const child = path.join( folder, entry.name );
			if ( entry.isDirectory() ) {
				return entry.name === 'test' ? '' : read( child );
			}
			return entry.name.endsWith( '.php' )
				? fs.readFileSync( child, 'utf8' )
				: '';
		} )
		.join( '' );
} )( path.join( root, 'src' ) );
const mapOptions = fs.readFileSync(
	path.join( root, 'blocks/map/options.php' ),
	'utf8'
);

describe( 'wpml-config.xml', () => {
	const config = new DOMParser().parseFromString(
		writeWpmlConfig( root ),
		'text/xml'
	);

	it( 'is well-formed and names each block with words once', () => {
		expect( config.querySelector( 'parsererror' ) ).toBeNull();
		const names = [ ...config.querySelectorAll( 'gutenberg-block' ) ].map(
			( each ) => each.getAttribute( 'type' )
		);
		expect( new Set( names ).size ).toBe( names.length );
		expect( names ).toEqual(
			expect.arrayContaining( [
				'jetpack/address',
				'jetpack/label',
				'jetpack/subscriptions',
				'videopress/video',
			] )
		);
	} );

	it( 'offers the words within lists, and not their ids', () => {
		const points = config.querySelector(
			'[type="jetpack/map"] > key[name="points"]'
		);
		const inner = [
			...( points?.querySelectorAll( 'key key key' ) ?? [] ),
		];
		expect( inner.map( ( key ) => key.getAttribute( 'name' ) ) ).toEqual( [
			'title',
			'caption',
		] );
	} );

	it( 'finds words in saved markup', () => {
		const xpath = config.querySelector(
			'[type="jetpack/whatsapp-button"] > xpath'
		)?.textContent;
		const page = document.createElement( 'div' );
		page.innerHTML =
			'<div><a class="whatsapp-block__button x" href="#">Write <b>now</b></a></div>';
		const found = document.evaluate(
			`.${ xpath }`,
			page,
			null,
			XPathResult.ORDERED_NODE_SNAPSHOT_TYPE
		);
		expect( found.snapshotLength ).toBe( 1 );
		expect( found.snapshotItem( 0 )?.textContent ).toBe( 'Write now' );
	} );

	it( 'names only attributes, settings and meta keys that exist', () => {
		for ( const key of Object.keys( INNER ) ) {
			const at = key.lastIndexOf( '/' );
			const [ block, name ] = [ key.slice( 0, at ), key.slice( at + 1 ) ];
			expect(
				blocks.some(
					( each ) =>
						( block === '*' || each.name === block ) &&
						each.attributes?.[ name ]?.role === 'content'
				)
			).toBe( true );
		}
		for ( const name of SETTINGS ) {
			expect( php + mapOptions ).toContain( `'${ name }'` );
		}
		for ( const name of [ ...OPTIONS, ...Object.keys( META ) ] ) {
			expect( php ).toContain( `'${ name }'` );
		}
	} );
} );

describe( 'attributes with words', () => {
	it( 'have the role content, so that patterns can be filled in', () => {
		// A hidden field's name and the ids of episodes are for programs; a product's draft is not part of its text.
		const technical = new Set( [
			'draftPicture',
			'name',
			'poster',
			'posterData',
			'selectedEpisodes',
			'tracks',
		] );
		// Blocks whose service is gone: visitors see none of their words.
		const unseen =
			/^jetpack-search\/(?!search-input$)|^jetpack\/(?:ai-assistant|voice-to-content)$/;
		const missing = blocks.flatMap( ( { name, attributes, mainstreet } ) =>
			( mainstreet?.textAttributes ?? [] )
				.filter(
					( each ) =>
						! unseen.test( name ) &&
						attributes?.[ each ] &&
						! technical.has( each ) &&
						attributes[ each ].role !== 'content'
				)
				.map( ( each ) => `${ name }: ${ each }` )
		);
		expect( missing ).toEqual( [] );
	} );
} );
