/**
 * Three compilations from one file: the classic scripts of the editor and the admin screens, the
 * style sheets, and the visitors' script modules. `bin/build.mjs` runs them; the style sheets and
 * the modules in one process, the scripts in another.
 */
const crypto = require( 'crypto' );
const os = require( 'os' );
const path = require( 'path' );
const fs = require( 'fs' );
const { DefinePlugin } = require( 'webpack' );
const { listBlocks } = require( './bin/lib/find-blocks.cjs' );
const { version } = require( './package.json' );

process.env.WP_SOURCE_PATH = process.env.WP_SOURCE_PATH || 'blocks';
process.env.WP_EXPERIMENTAL_MODULES = 'true';
const [
	scripts,
	modules,
] = require( '@wordpress/scripts/config/webpack.config' );

const root = __dirname;
const output = path.resolve( root, process.env.MAINSTREET_BUILD || 'build' );
const isProduction = process.env.NODE_ENV === 'production';

const rooms = fs
	.readdirSync( path.join( root, 'src' ), { withFileTypes: true } )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( { name } ) => name );

/** Every block's own *.scss is a style sheet of its own, named after the block. */
function styleEntries() {
	const entries = {};
	for ( const block of listBlocks() ) {
		for ( const file of fs.readdirSync( block ) ) {
			if ( file.endsWith( '.scss' ) && ! file.startsWith( '_' ) ) {
				const name = path.basename( file, '.scss' );
				entries[ `blocks/${ path.basename( block ) }/${ name }` ] =
					path.join( block, file );
			}
		}
	}
	// What rooms draw on visitors' pages.
	for ( const room of rooms ) {
		for ( const file of fs.readdirSync( path.join( root, 'src', room ) ) ) {
			if ( file.endsWith( '.scss' ) ) {
				entries[ `${ room }/${ path.basename( file, '.scss' ) }` ] =
					`./src/${ room }/${ file }`;
			}
		}
	}
	// What several blocks have in common in the editor: linked with the first of them.
	entries[ 'shared/canvas/style' ] = './shared/canvas/style.scss';
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
		for ( const name of [ 'view', 'view-consent', 'view-navigation' ] ) {
			if (
				fs.existsSync( path.join( root, 'src', room, `${ name }.ts` ) )
			) {
				entries[ `${ room }/${ name }` ] =
					`./src/${ room }/${ name }.ts`;
			}
		}
	}
	for ( const block of listBlocks() ) {
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

const isNamed = ( plugin, ...names ) =>
	names.includes( plugin.constructor.name );

/** Changes with everything that decides how a module is compiled, apart from the module. */
function cacheVersion() {
	// The cache holds absolute paths: a copy of the folder would read the files of the original.
	const hash = crypto
		.createHash( 'sha256' )
		.update( process.version )
		.update( root );
	for ( const file of [
		'package-lock.json',
		'webpack.config.js',
		...fs
			.readdirSync( path.join( root, 'bin/webpack' ) )
			.sort()
			.map( ( name ) => `bin/webpack/${ name }` ),
	] ) {
		hash.update( fs.readFileSync( path.join( root, file ) ) );
	}
	return hash.digest( 'hex' );
}

/** Outside build/, so that it outlives the build; a build of other folders only reads it. */
const cacheOf = ( name ) => ( {
	type: 'filesystem',
	cacheDirectory: path.join(
		root,
		'node_modules/.cache/mainstreet-blocks/webpack'
	),
	name: `${ name }-${ isProduction ? 'production' : 'development' }`,
	version: cacheVersion(),
	// The version above stands for them; webpack would trace hundreds of files.
	buildDependencies: { defaultWebpack: [] },
	readonly: Boolean( process.env.MAINSTREET_EXTRA_BLOCKS ),
	// Storing the cache takes seconds in which webpack sees no change: once, after the first build.
	...( ! isProduction && {
		idleTimeoutForInitialStore: 0,
		idleTimeout: 3600000,
		idleTimeoutAfterLargeChanges: 3600000,
	} ),
} );

/** Webpack keeps the compiled modules: Babel's own cache would keep them twice. */
function withoutBabelCache( rules ) {
	for ( const { use } of rules ) {
		for ( const { loader, options } of Array.isArray( use ) ? use : [] ) {
			if ( /babel-loader/.test( loader ) ) {
				options.cacheDirectory = false;
			}
		}
	}
	return rules;
}

function prepare( name, config, { entry, chunkFilename } ) {
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
	for ( const plugin of config.optimization.minimizer ) {
		plugin.options.parallel = os.availableParallelism();
	}
	for ( const plugin of plugins ) {
		if ( isNamed( plugin, 'MiniCssExtractPlugin' ) ) {
			plugin.options.filename = '[name].css';
			plugin.options.chunkFilename = '[name].css?ver=[contenthash]';
		}
	}
	return {
		...config,
		name,
		entry,
		plugins,
		cache: cacheOf( name ),
		// Source maps of modules, not of the text that Babel made: enough to debug, fast to make.
		devtool: isProduction ? false : 'eval-cheap-module-source-map',
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
				registrations$: path.join(
					root,
					'bin/webpack/registrations.js'
				),
				'block-icons$': path.join( root, 'bin/webpack/icons.js' ),
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

/** The editor script, and a script for the admin screen of each room that has one. */
function scriptEntries() {
	// In a room, or in a folder of a room.
	const screens = fs
		.readdirSync( path.join( root, 'src' ), { recursive: true } )
		.map( ( file ) => `src/${ file.split( path.sep ).join( '/' ) }` )
		.filter( ( file ) => file.endsWith( '/screen/index.tsx' ) )
		.sort();
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

// Where the chunks are is printed by PHP (shared/editor-state/public-path), so that the runtime need not find out.
scripts.output.publicPath = '';

// Types of libraries that an entry function uses must be known beforehand.
scripts.output.enabledLibraryTypes = [ 'window' ];

const editor = prepare( 'scripts', scripts, {
	entry: scriptEntries,
	// One version for all instead of a list of hashes, which no compression makes smaller.
	chunkFilename: 'chunks/[name].js?ver=[fullhash:8]',
} );
if ( isProduction ) {
	// All chunks change their version together: nothing is gained by numbers and names that outlive a build.
	editor.optimization.moduleIds = 'size';
	editor.optimization.mangleExports = 'size';
}
// An editor that stays open during an update must not run a chunk of the new version, whose numbers mean other modules.
editor.output.chunkLoadingGlobal = `mainstreetBlocks${ version }`;
editor.module = {
	...editor.module,
	parser: {
		...editor.module.parser,
		javascript: {
			...editor.module.parser?.javascript,
			// One library in a chunk has a function without a name, for which the editor script would carry the code that names it.
			anonymousDefaultExportName: false,
		},
	},
	rules: [
		...withoutBabelCache( editor.module.rules ),
		{
			test: /bin[\\/]webpack[\\/]registrations\.js$/,
			loader: path.join( root, 'bin/webpack/list-registrations.cjs' ),
		},
		{
			test: /bin[\\/]webpack[\\/]icons\.js$/,
			loader: path.join( root, 'bin/webpack/list-icons.cjs' ),
		},
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

const styles = prepare( 'styles', scripts, {
	entry: styleEntries,
	chunkFilename: 'chunks/[name].js',
} );
styles.plugins.push( new DropEmptyScripts() );

const view = prepare( 'view', modules, {
	entry: viewEntries,
	chunkFilename: 'view/[name].js?ver=[chunkhash:8]',
} );
// Part of the addresses of style sheets that a module loads.
view.plugins.push(
	new DefinePlugin( {
		'process.env.MAINSTREET_VERSION': JSON.stringify( version ),
	} )
);
view.module = {
	...view.module,
	rules: [
		...view.module.rules,
		{
			test: /swiper[\\/]shared[\\/]swiper-core\.mjs$/,
			loader: path.join( root, 'bin/webpack/skip-unused-swiper.cjs' ),
		},
	],
};

module.exports = [ editor, styles, view ];
