/**
 * A site on several web heads: nginx, a PHP-FPM with a temporary folder and wp-content for each head, one
 * MariaDB, one Redis, a slow mail server, and a clock that can be put forward. All of it lies in a
 * folder of its own and ends with the process.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../bin/lib/paths.mjs';
import { makeScratch } from '../../../bin/lib/scratch.mjs';
import { ensureCore } from '../../../bin/wordpress/core.mjs';
import { activate } from '../../../bin/wordpress/index.mjs';
import { createNative } from '../../../bin/wordpress/native.mjs';
import { findPhp } from '../../../bin/wordpress/php.mjs';
import { HOST, probePort } from '../../../bin/wordpress/server.mjs';
import { startMailServer } from '../mail-server.mjs';
import { startMariaDb } from '../mariadb.mjs';
import { Client } from './client.mjs';
import { startNginx } from './nginx.mjs';
import { Redis } from './redis.mjs';
import { WebHead } from './web-head.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const SLUG = 'mainstreet-blocks';

/** What an object cache can be; those that end in a moment are changed by the cases. */
export const CACHES = [ 'none', 'well-behaved', 'misbehaving' ];

/** A site on several heads. */
export class Cluster {
	/** Seconds by which the clock was put forward. */
	shift = 0;

	/** How everything that was started is ended, in this order. */
	ends = [];

	/**
	 * Starts it.
	 *
	 * @param {Object}  programs           As findPrograms().
	 * @param {Object}  options
	 * @param {number}  options.heads      How many.
	 * @param {boolean} options.ownUploads Whether each head has uploads of its own.
	 * @param {string}  options.version    WordPress.
	 * @return {Promise<Cluster>} The site.
	 */
	static async start( programs, options ) {
		const cluster = new Cluster();
		try {
			await cluster.prepare( programs, options );
		} catch ( error ) {
			await cluster.stop();
			throw error;
		}
		return cluster;
	}

	async prepare( programs, { heads, ownUploads, version = '7.1' } ) {
		const scratch = makeScratch();
		this.dir = scratch.dir;
		this.ends.unshift( () => scratch.remove() );
		this.shared = this.folder( 'shared' );
		this.mail = await startMailServer();
		this.ends.unshift( () => this.mail.stop() );
		const mariadb = await startMariaDb();
		this.ends.unshift( mariadb.stop );
		this.redis = new Redis( programs.redis, this.folder( 'redis' ) );
		await this.redis.start();
		this.ends.unshift( () => this.redis.kill() );
		const port = await probePort( 0 );
		this.url = `http://${ HOST }:${ port }`;
		const core = await ensureCore( version );
		await this.addHeads( programs.fpm, heads, {
			core,
			url: this.url,
			ownUploads,
			database: mariadb.database,
		} );
		const nginx = await startNginx( {
			program: programs.nginx,
			dir: this.folder( 'nginx' ),
			port,
			core,
			heads: this.heads,
		} );
		this.ends.unshift( () => nginx.stop() );
		/** The way in, as visitors come, and each head by itself. */
		this.client = new Client( port, port );
		this.heads.forEach(
			( head ) => ( head.client = new Client( head.port, port ) )
		);
	}

	/** Lays the heads out, installs WordPress once, and starts them. */
	async addHeads( fpm, number, { ownUploads, ...common } ) {
		const engine = createNative( await findPhp() );
		this.heads = [];
		for ( let index = 0; index < number; index++ ) {
			const dir = this.folder( `head-${ index + 1 }` );
			const temporary = this.folder( `head-${ index + 1 }/tmp` );
			const site = {
				...common,
				dir,
				plugins: { [ SLUG ]: root },
				muPlugins: [ path.join( here, 'heads-plugin.php' ) ],
				testing: true,
				debug: true,
				secret: 'several heads',
				env: {
					TMPDIR: temporary,
					MAINSTREET_LOAD_HEAD: `head-${ index + 1 }`,
					MAINSTREET_LOAD_SHARED: this.shared,
					MAINSTREET_LOAD_SMTP: String( this.mail.port ),
				},
			};
			await engine.prepare( site );
			if ( ! ownUploads ) {
				this.shareUploads( dir );
			}
			const head = new WebHead( site, engine, fpm );
			head.name = `head ${ index + 1 }`;
			head.port = await probePort( 0 );
			if ( ! index ) {
				await engine.install( site );
				await activate( head.runPhp, [ SLUG ] );
			}
			await head.start();
			this.ends.unshift( () => head.stop() );
			this.heads.push( head );
		}
	}

	/** All heads keep uploads in one folder, as on a network drive. */
	shareUploads( dir ) {
		const uploads = path.join( dir, 'wp-content/uploads' );
		fs.rmSync( uploads, { recursive: true } );
		fs.symlinkSync( this.folder( 'uploads' ), uploads );
	}

	folder( name ) {
		const dir = path.join( this.dir, name );
		fs.mkdirSync( dir, { recursive: true } );
		return dir;
	}

	/**
	 * Gives every head an object cache; empty, and alive.
	 *
	 * @param {string} kind One of CACHES.
	 */
	async useCache( kind ) {
		await this.redis.kill();
		await this.redis.start();
		const source = `<?php\ndefine( 'MAINSTREET_LOAD_REDIS', '${ this.redis.socket }' );\ndefine( 'MAINSTREET_LOAD_MISBEHAVES', ${ kind === 'misbehaving' } );\nrequire '${ path.join( here, 'object-cache.php' ) }';\n`;
		for ( const { dir } of this.heads ) {
			const file = path.join( dir, 'wp-content/object-cache.php' );
			fs.rmSync( file, { force: true } );
			if ( kind !== 'none' ) {
				fs.writeFileSync( file, source );
			}
		}
	}

	/**
	 * Tells the must-use plugin on all heads what a case wants.
	 *
	 * @param {string}        name  What, such as `mails-per-hour`.
	 * @param {string|number} value Its value.
	 */
	set( name, value ) {
		const file = path.join( this.shared, name );
		// Read by others at any moment: whole or not at all.
		fs.writeFileSync( `${ file }.new`, String( value ) );
		fs.renameSync( `${ file }.new`, file );
	}

	/**
	 * Puts the clock of the plugin, the database and the cache forward.
	 *
	 * @param {number} seconds How much.
	 */
	async later( seconds ) {
		this.shift += seconds;
		this.set( 'clock', this.shift );
		await this.redis.later( seconds );
	}

	/** The time as the site has it, in seconds. */
	now() {
		return Date.now() / 1000 + this.shift;
	}

	/** What PHP complained about, on all heads. */
	errorLog() {
		return this.heads
			.map( ( { dir } ) =>
				fs.readFileSync( path.join( dir, 'debug.log' ), {
					encoding: 'utf8',
					flag: 'a+',
				} )
			)
			.join( '' );
	}

	/** Ends everything and removes it. */
	async stop() {
		for ( const end of this.ends ) {
			await end();
		}
	}
}
