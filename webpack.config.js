/**
 * Two compilations from one file: the classic editor bundle (with the CSS of
 * every block) and the visitors' script modules.
 */
const path = require( 'path' );
const fs = require( 'fs' );
const { findBlocks } = require( './bin/lib/find-blocks.cjs' );

process.env.WP_SOURCE_PATH = process.env.WP_SOURCE_PATH || 'blocks';
process.env.WP_EXPERIMENTAL_MODULES = 'true';
const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );

const root = __dirname;
const output = path.resolve( root, 'build' );

const blocks = findBlocks( path.join( root, 'blocks' ) );
const rooms = fs
	.readdirSync( path.join( root, 'src' ), { withFileTypes: true } )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( { name } ) => name );

/** Every block's own *.scss is a style sheet of its own, named after the block. */
function styleEntries() {
	const entries = {};
	for ( const block of blocks ) {
		for ( const file of fs.readdirSync( block ) ) {
			if ( file.endsWith( '.scss' ) && ! file.startsWith( '_' ) ) {
				const name = path.basename( file, '.scss' );
				entries[ `blocks/${ path.basename( block ) }/${ name }` ] =
					path.join( block, file );
			}
		}
	}
	// A room's look on visitors' pages.
	for ( const room of rooms ) {
		if ( fs.existsSync( path.join( root, 'src', room, 'style.scss' ) ) ) {
			entries[ `${ room }/style` ] = `./src/${ room }/style.scss`;
		}
	}
	// What a panel's own style sheet is needed for is drawn late: it is linked then.
	for ( const slug of fs.readdirSync( path.join( root, 'extensions' ) ) ) {
		const sheet = path.join( root, 'extensions', slug, 'style.scss' );
		if ( fs.existsSync( sheet ) ) {
			entries[ `extensions/${ slug }/style` ] = sheet;
		}
	}
	return entries;
}

/** Visitors' script modules: of blocks, and of rooms whose markup several blocks print. */
function viewEntries() {
	const entries = {};
	for ( const room of rooms ) {
		if ( fs.existsSync( path.join( root, 'src', room, 'view.ts' ) ) ) {
			entries[ `${ room }/view` ] = `./src/${ room }/view.ts`;
		}
	}
	for ( const block of blocks ) {
		const view = path.join( block, 'view.ts' );
		if ( fs.existsSync( view ) ) {
			entries[ `blocks/${ path.basename( block ) }/view` ] = view;
		}
	}
	return entries;
}

/** An entry that holds CSS only leaves an empty script behind; it is dropped. */
class DropEmptyScripts {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap(
			'DropEmptyScripts',
			( compilation ) =>
				compilation.hooks.processAssets.tap(
					{
						name: 'DropEmptyScripts',
						stage: compiler.webpack.Compilation
							.PROCESS_ASSETS_STAGE_REPORT,
					},
					() => {
						for ( const name of Object.keys( styleEntries() ) ) {
							compilation.deleteAsset( `${ name }.js` );
							compilation.deleteAsset( `${ name }.asset.php` );
						}
					}
				)
		);
	}
}

const cache = path.join( root, 'node_modules/.cache/mainstreet-blocks' );
const registrations = writeRegistrations();

const isNamed = ( plugin, ...names ) =>
	names.includes( plugin.constructor.name );

function prepare( config, { entry, chunkFilename } ) {
	const plugins = config.plugins.filter(
		( plugin ) =>
			plugin &&
			! isNamed(
				plugin,
				'CopyPlugin',
				'PhpFilePathsPlugin',
				'BlockJsonDependenciesPlugin',
				'CleanWebpackPlugin'
			)
	);
	for ( const plugin of plugins ) {
		if ( isNamed( plugin, 'MiniCssExtractPlugin' ) ) {
			plugin.options.filename = '[name].css';
			plugin.options.chunkFilename = '[name].css?ver=[contenthash]';
		}
	}
	return {
		...config,
		entry,
		plugins,
		output: {
			...config.output,
			path: output,
			clean: false,
			uniqueName: 'mainstreet-blocks',
			chunkFilename,
		},
		resolve: {
			...config.resolve,
			alias: {
				...config.resolve.alias,
				'@shared': path.resolve( root, 'shared' ),
				'@store': path.resolve( root, 'store' ),
				registrations$: registrations,
			},
		},
		optimization: {
			...config.optimization,
			// Every chunk has a name: without numbers the runtime needs no list of them.
			chunkIds: 'named',
			splitChunks: {
				cacheGroups: { default: false, defaultVendors: false },
			},
		},
		performance: false,
	};
}

/**
 * Writes the module that src/editor.ts gets as `registrations`: one import for each block and
 * editor panel. Unlike require.context() it lets webpack join all of them into one scope, which
 * is a good part of the editor script.
 */
function writeRegistrations() {
	const extensions = fs
		.readdirSync( path.join( root, 'extensions' ) )
		.map( ( slug ) => path.join( root, 'extensions', slug ) );
	const list = ( name, folders ) => {
		const files = folders
			.flatMap( ( each ) => [
				`${ each }/index.ts`,
				`${ each }/index.tsx`,
			] )
			.filter( ( file ) => fs.existsSync( file ) );
		return [
			...files.map(
				( file, index ) =>
					`import ${ name }${ index } from ${ JSON.stringify( file ) };`
			),
			`export const ${ name } = [ ${ files
				.map( ( _, index ) => name + index )
				.join( ', ' ) } ];`,
		];
	};
	return writeModule( 'registrations.js', [
		...list( 'blocks', blocks ),
		...list( 'extensions', extensions ),
	] );
}

function writeModule( name, lines ) {
	const file = path.join( cache, name );
	fs.mkdirSync( cache, { recursive: true } );
	// Checkouts may share node_modules by hard links: a new file, not a new text in the old one.
	fs.rmSync( file, { force: true } );
	fs.writeFileSync( file, lines.join( '\n' ) );
	return file;
}

/** The editor script, and a script for the admin screen of each room that has one. */
function scriptEntries() {
	// Of rooms, and of what is in them.
	const screens = rooms
		.flatMap( ( room ) => [
			room,
			...fs
				.readdirSync( path.join( root, 'src', room ) )
				.map( ( part ) => `${ room }/${ part }` ),
		] )
		.map( ( place ) => `src/${ place }/screen/index.tsx` )
		.filter( ( file ) => fs.existsSync( path.join( root, file ) ) );
	// A global of its own, which the screens take it from.
	const library = { name: 'mainstreetDataViews', type: 'window' };
	return {
		editor: './src/editor.ts',
		dataviews: { import: './shared/admin/dataviews/core.ts', library },
		'dataviews-complete': {
			import: './shared/admin/dataviews/complete.ts',
			library,
		},
		...Object.fromEntries(
			screens.map( ( file ) => [
				path.basename( path.dirname( path.dirname( file ) ) ),
				`./${ file }`,
			] )
		),
	};
}

// Where the chunks are is printed by PHP (shared/public-path), so that the runtime need not find out.
scripts.output.publicPath = '';

const editor = prepare( scripts, {
	entry: { ...scriptEntries(), ...styleEntries() },
	// One version for all instead of a list of hashes, which no compression makes smaller.
	chunkFilename: 'chunks/[name].js?ver=[fullhash:8]',
} );
editor.plugins.push( new DropEmptyScripts() );
editor.module = {
	...editor.module,
	rules: [
		...editor.module.rules,
		{
			test: /dataviews[\\/]build-wp[\\/]index\.js$/,
			loader: path.join( root, 'bin/webpack/skip-registered-stores.cjs' ),
		},
	],
};
/** The screens share one copy of DataViews; which build of it there is, PHP decides by WordPress's version. */
editor.externals = ( { context, request }, callback ) =>
	request === '@wordpress/dataviews' &&
	! context.endsWith( path.join( 'shared', 'admin', 'dataviews' ) )
		? callback( null, 'window mainstreetDataViews' )
		: callback();

const view = prepare( modules, {
	entry: viewEntries(),
	chunkFilename: 'view/[name].js?ver=[chunkhash]',
} );

module.exports = Object.keys( viewEntries() ).length
	? [ editor, view ]
	: [ editor ];
