/**
 * Makes the plugin's zip, lets a real WordPress install and activate it, and looks
 * whether its blocks are there and a page of them renders without a PHP notice.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
	buildContent,
	createDemo,
	getPlaygroundDemo,
} from '../../bin/demo/index.mjs';
import { root } from '../../bin/lib/paths.mjs';
import { reportAndExit } from '../../bin/lib/problem.mjs';
import { run } from '../../bin/lib/run.mjs';
import { withScratch } from '../../bin/lib/scratch.mjs';
import { unzip } from '../../bin/lib/zip.mjs';
import { startWordPress } from '../../bin/wordpress/index.mjs';

const archive = path.join( root, 'dist/mainstreet-blocks.zip' );

/** Names of all blocks of the sources, inner blocks included. */
function blockNames( folder = path.join( root, 'blocks' ) ) {
	return fs
		.readdirSync( folder, { withFileTypes: true } )
		.flatMap( ( entry ) => {
			const file = path.join( folder, entry.name );
			if ( entry.isDirectory() ) {
				return blockNames( file );
			}
			return entry.name === 'block.json'
				? [ JSON.parse( fs.readFileSync( file, 'utf8' ) ).name ]
				: [];
		} );
}

async function makeZip() {
	const { code, stdout, stderr } = await run(
		process.execPath,
		[ path.join( root, 'bin/plugin-zip.mjs' ) ],
		{ cwd: root }
	);
	assert.equal( code, 0, stdout + stderr );
	console.log( stdout.trim() );
}

/** Nothing but what a site runs. */
async function checkFiles() {
	const names = await withScratch( undefined, async ( folder ) =>
		unzip( archive, folder )
	);
	const allowed =
		/^mainstreet-blocks\/(?:(?:plugin|uninstall)\.php|readme\.txt|LICENSE|THIRD-PARTY-NOTICES\.txt|wpml-config\.xml|build\/.*|languages\/.*|(?:src|blocks|extensions)\/.*\.php|src\/patterns\/images\/[a-z]+\.webp|src\/social\/previews\/drawn-card\/font\/(?:[a-z-]+\.ttf|OFL\.txt))$/;
	assert.deepEqual(
		names.filter( ( name ) => ! allowed.test( name ) ),
		[],
		'The zip holds files that a site does not need.'
	);
	const sources =
		/\.(?:tsx?|scss|map|md|po|csv)$|\/test\/|node_modules|external-services\.json$|\/\.[a-z]+$/;
	assert.deepEqual(
		names.filter( ( name ) => sources.test( name ) ),
		[],
		'The zip holds sources or development files.'
	);
	for ( const name of [
		'plugin.php',
		'readme.txt',
		'LICENSE',
		'THIRD-PARTY-NOTICES.txt',
		'wpml-config.xml',
		'build/editor.js',
		'languages/mainstreet-blocks-es_ES.l10n.php',
		'languages/mainstreet-blocks-es_ES-mainstreet-editor.json',
	] ) {
		assert.ok(
			names.includes( `mainstreet-blocks/${ name }` ),
			`${ name } is missing in the zip.`
		);
	}
}

/** Installs the zip as an administrator would by uploading it. */
async function install( wordpress ) {
	const encoded = Buffer.from( archive ).toString( 'base64' );
	return wordpress.runPhp( `
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
		$result   = $upgrader->install( base64_decode( '${ encoded }' ) );
		if ( true !== $result ) {
			throw new Exception( 'Not installed: ' . print_r( $upgrader->skin->get_upgrade_messages(), true ) );
		}
		$error = activate_plugin( $upgrader->plugin_info() );
		if ( is_wp_error( $error ) ) {
			throw new Exception( $error->get_error_message() );
		}
		$password = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'zip test' ) );
		return array( 'plugin' => $upgrader->plugin_info(), 'password' => $password[0] );` );
}

async function checkBlocks( wordpress, password ) {
	const login = Buffer.from( `${ wordpress.user }:${ password }` );
	const response = await fetch(
		`${ wordpress.url }/wp-json/wp/v2/block-types?namespace=jetpack`,
		{ headers: { Authorization: `Basic ${ login.toString( 'base64' ) }` } }
	);
	assert.equal( response.status, 200, 'The block types could not be read.' );
	const registered = ( await response.json() ).map( ( { name } ) => name );
	assert.deepEqual(
		registered.sort(),
		blockNames()
			.filter( ( name ) => name.startsWith( 'jetpack/' ) )
			.sort()
	);
	console.log( `${ registered.length } blocks are registered.` );
}

/** What Playground's step makes while nobody is logged in is the whole demo. */
async function checkPlayground( wordpress ) {
	const file = Buffer.from( getPlaygroundDemo() ).toString( 'base64' );
	const { author, content } = await wordpress.runPhp( `
		wp_set_current_user( 0 );
		$file = tempnam( get_temp_dir(), 'demo' );
		file_put_contents( $file, base64_decode( '${ file }' ) );
		require $file;
		unlink( $file );
		$page = get_page_by_path( 'demo' );
		return array( 'author' => $page->post_author, 'content' => $page->post_content );` );
	const lines = content.split( '\n' );
	const changed = buildContent()
		.split( '\n' )
		.filter(
			( line, index ) =>
				! line.includes( '{{image:' ) && line !== lines[ index ]
		);
	assert.deepEqual( changed, [], 'The demo in Playground is another.' );
	assert.equal( author, '1' );
	console.log( 'The demo of WordPress Playground is whole.' );
}

async function checkPage( wordpress ) {
	const { url } = await createDemo( wordpress );
	const response = await fetch( url );
	const html = await response.text();
	assert.equal( response.status, 200, url );
	assert.ok(
		html.includes( 'wp-block-jetpack-' ),
		'The page shows no block.'
	);
	assert.ok( ! html.includes( '{{image:' ), 'A picture is missing.' );
	const broken = [];
	const files = html.matchAll(
		/(?:src|href)=["']([^"']+mainstreet-blocks\/[^"']+)/g
	);
	for ( const [ , file ] of files ) {
		const { ok } = await fetch( file.replace( /&#038;|&amp;/g, '&' ) );
		if ( ! ok ) {
			broken.push( file );
		}
	}
	assert.deepEqual( broken, [], 'Files of the plugin are missing.' );
	// The demo's podcast is nowhere, which the plugin notes.
	const faults = wordpress
		.errorLog()
		.replace( /^.*podcast\.example\.org has no address\.\n/gm, '' );
	assert.equal( faults, '', 'PHP notices' );
	console.log( 'The demo page renders without a notice.' );
}

async function main() {
	await makeZip();
	await checkFiles();
	const wordpress = await startWordPress( {
		testing: true,
		pluginDir: '',
		// Core accepts application passwords over http only on such a site.
		constants: { WP_ENVIRONMENT_TYPE: 'local', FS_METHOD: 'direct' },
	} );
	try {
		const { plugin, password } = await install( wordpress );
		assert.equal( plugin, 'mainstreet-blocks/plugin.php' );
		console.log( 'WordPress installed and activated the zip.' );
		await checkBlocks( wordpress, password );
		await checkPlayground( wordpress );
		await checkPage( wordpress );
	} finally {
		await wordpress.stop();
	}
}

main().catch( reportAndExit );
