import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );
const folder = path.join( root, 'docs/guide' );
const pages = fs
	.readdirSync( folder )
	.filter( ( name ) => name.endsWith( '.md' ) );

/** Bold words that are no labels of ours: names, and words of WordPress. */
const NOT_LABELS = [
	'A button',
	'A product',
	'Database',
	'Uploads folder',
	'Object cache',
	'Proxies',
	'Scheduled work',
	'Keys',
	'Networks',
	'Static blocks',
	'Mastodon',
	'Bluesky',
	'LinkedIn',
	'X',
	'bold',
];

/** All sources that hold texts of the interface. */
const sources = [ 'src', 'blocks', 'extensions', 'shared', 'store' ]
	.flatMap( ( place ) =>
		fs
			.readdirSync( path.join( root, place ), {
				recursive: true,
				encoding: 'utf8',
			} )
			.filter(
				( name ) =>
					/\.(?:php|tsx?|json)$/.test( name ) &&
					! /(?:^|[\\/])test[\\/]/.test( name )
			)
			.map( ( name ) =>
				fs.readFileSync( path.join( root, place, name ), 'utf8' )
			)
	)
	.join( '\n' );

describe.each( pages )( 'docs/guide/%s', ( name ) => {
	const text = fs.readFileSync( path.join( folder, name ), 'utf8' );

	it( 'names labels as the screen does', () => {
		const labels = [ ...text.matchAll( /\*\*([^*]+)\*\*/g ) ].map(
			( [ , label = '' ] ) => label
		);
		expect(
			labels.filter(
				( label ) =>
					! NOT_LABELS.includes( label ) &&
					! sources.includes( `'${ label }'` ) &&
					! sources.includes( `"${ label }"` )
			)
		).toEqual( [] );
	} );
} );

it( 'has every page in the table of contents', () => {
	const contents = fs.readFileSync(
		path.join( folder, 'README.md' ),
		'utf8'
	);
	expect(
		pages.filter(
			( name ) =>
				name !== 'README.md' && ! contents.includes( `](${ name })` )
		)
	).toEqual( [] );
} );
