/** The first files of a site, sent at once to all heads: each can be fetched through every head. */
import fs from 'node:fs';
import path from 'node:path';
import { together } from '../together.mjs';
import { sendFiles, whatIsMissing } from '../sent-files.mjs';
import { UPLOAD, VisitorForm } from '../visitor-form.mjs';
import { CACHES } from '../cluster.mjs';

/** As before the first file: no folder, and no name for one. */
async function forgetFolder( cluster ) {
	await cluster.heads[ 0 ].runPhp(
		`array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'feedback', 'fields' => 'ids', 'numberposts' => -1 ) ) );
		delete_option( 'mainstreet_files_folder' );`
	);
	const uploads = path.join( cluster.dir, 'uploads' );
	for ( const name of fs.readdirSync( uploads ) ) {
		if ( name.startsWith( 'mainstreet-' ) ) {
			fs.rmSync( path.join( uploads, name ), { recursive: true } );
		}
	}
}

/** Every process has read WordPress and the plugin, and looked for the folder's name. */
function warmUp( cluster ) {
	return together( 16, 8, ( index ) =>
		cluster.heads[ index % cluster.heads.length ].client.ask( '/contact/' )
	);
}

/** A site that never had a file gets its first ones. */
async function tryOnce( cluster, form, files ) {
	await forgetFolder( cluster );
	await cluster.redis.flush();
	await warmUp( cluster );
	const taken = await sendFiles( cluster, form, files );
	return { taken, missing: await whatIsMissing( cluster, taken ) };
}

/**
 * Tries it with each kind of cache, some times.
 *
 * @param {Object} cluster          The site.
 * @param {Object} [options]
 * @param {number} [options.files]  How many each time.
 * @param {number} [options.rounds] How often.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster, { files = 20, rounds = 3 } = {} ) {
	const lines = [];
	const failures = [];
	for ( const cache of CACHES ) {
		await cluster.useCache( cache );
		const form = await VisitorForm.open( cluster, UPLOAD, 'forms/submit' );
		const missing = [];
		let taken = 0;
		for ( let round = 0; round < rounds; round++ ) {
			const outcome = await tryOnce( cluster, form, files );
			missing.push( ...outcome.missing );
			taken += outcome.taken.length;
		}
		const all = files * rounds;
		const line = `files, ${ cache } cache: ${ rounds } times ${ files } first files of a site at once, ${ taken } taken, ${ missing.length } of them out of reach`;
		lines.push( line );
		failures.push(
			...( missing.length ? [ `${ line }: ${ missing[ 0 ] }` ] : [] ),
			...( taken > all * 0.9
				? []
				: [ `${ line } (${ form.lastBroken ?? 'refused' })` ] )
		);
	}
	return { lines, failures };
}
