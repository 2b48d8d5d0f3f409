/**
 * `npm run playground`: dist/playground/ with blueprint.json, the plugin and the demo page, and dist/playground.zip
 * with the same: WordPress Playground opens either.
 *
 *   node bin/playground.mjs
 *   node bin/playground.mjs --schema FILE   also holds blueprint.json against the published schema: the
 *                                           blueprint-schema.json of the package “@wp-playground/blueprints”
 */
import fs from 'node:fs';
import path from 'node:path';
import { getPlaygroundDemo } from './demo/index.mjs';
import { readArgs } from './lib/args.mjs';
import { root } from './lib/paths.mjs';
import { ensureDependencies } from './lib/prepare.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { run } from './lib/run.mjs';
import { zip } from './lib/zip.mjs';

const PLUGIN = 'mainstreet-blocks.zip';

/** Throws when blueprint.json does not fit the schema. */
async function checkBlueprint( blueprint, file ) {
	const { default: Ajv } = await import( 'ajv' );
	const ajv = new Ajv( { strict: false, discriminator: true } );
	const validate = ajv.compile(
		JSON.parse( fs.readFileSync( file, 'utf8' ) )
	);
	if ( ! validate( JSON.parse( blueprint ) ) ) {
		throw new Problem(
			`blueprint.json does not fit the schema: ${ ajv.errorsText( validate.errors ) }`
		);
	}
	console.log( 'blueprint.json fits the schema.' );
}

async function main() {
	const { values } = readArgs(
		process.argv.slice( 2 ),
		{ schema: { type: 'string' } },
		'The comment at the top of bin/playground.mjs lists the options.'
	);
	await ensureDependencies();
	const blueprint = fs.readFileSync(
		path.join( root, 'blueprint.json' ),
		'utf8'
	);
	if ( values.schema ) {
		await checkBlueprint( blueprint, values.schema );
	}
	const made = await run( process.execPath, [ 'bin/plugin-zip.mjs' ], {
		cwd: root,
	} );
	if ( made.code !== 0 ) {
		throw new Problem(
			`The plugin could not be packed: ${ made.stderr.trim() }`
		);
	}
	const files = [
		{ name: 'blueprint.json', data: Buffer.from( blueprint ) },
		{
			name: PLUGIN,
			data: fs.readFileSync( path.join( root, 'dist', PLUGIN ) ),
		},
		{
			name: 'demo.php',
			data: Buffer.from( getPlaygroundDemo() ),
		},
	];
	const folder = path.join( root, 'dist/playground' );
	fs.rmSync( folder, { recursive: true, force: true } );
	fs.mkdirSync( folder, { recursive: true } );
	for ( const { name, data } of files ) {
		fs.writeFileSync( path.join( folder, name ), data );
	}
	fs.writeFileSync( `${ folder }.zip`, await zip( files ) );
	console.log( 'dist/playground/ and dist/playground.zip.' );
}

main().catch( reportAndExit );
