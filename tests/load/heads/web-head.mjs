/** One web head: a PHP-FPM of its own, with its own temporary folder, wp-content and configuration. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { startServer } from '../../../bin/wordpress/server.mjs';
import { makeRunPhp } from '../../../bin/wordpress/index.mjs';

const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** PHP processes of each head. */
const PROCESSES = 6;

/** Processes whose parent is another. */
function childrenOf( parent ) {
	return fs
		.readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.filter( ( pid ) => {
			try {
				const stat = fs.readFileSync( `/proc/${ pid }/stat`, 'utf8' );
				// Behind the name in brackets: state, parent.
				return (
					Number( stat.split( ') ' ).pop().split( ' ' )[ 1 ] ) ===
					parent
				);
			} catch {
				return false; // Gone since.
			}
		} )
		.map( Number );
}

function configuration( { dir, socket, isRoot } ) {
	const temporary = path.join( dir, 'tmp' );
	return `[global]
error_log = ${ path.join( dir, 'fpm.log' ) }
daemonize = no
[www]
${ isRoot ? 'user = root\ngroup = root\n' : '' }listen = ${ socket }
pm = static
pm.max_children = ${ PROCESSES }
clear_env = no
catch_workers_output = yes
php_admin_value[sys_temp_dir] = ${ temporary }
php_admin_value[upload_tmp_dir] = ${ temporary }
php_admin_value[memory_limit] = 256M
php_admin_value[opcache.revalidate_freq] = 0
php_admin_value[opcache.max_accelerated_files] = 20000
php_admin_value[display_errors] = 0
`;
}

/** A head. */
export class WebHead {
	/**
	 * Lays it out.
	 *
	 * @param {Object} site    As the engine takes it; `dir` is the head's own.
	 * @param {Object} engine  What runs PHP on the command line.
	 * @param {string} program Path of php-fpm.
	 */
	constructor( site, engine, program ) {
		Object.assign( this, { site, engine, program, dir: site.dir } );
		this.socket = path.join( site.dir, 'fpm.sock' );
		this.runPhp = makeRunPhp( engine, site );
		/** How to start PHP in this head: `command`, `args`, `env`. */
		this.php = engine.program( site );
	}

	/** Starts its PHP-FPM. */
	async start() {
		const isRoot = process.getuid() === 0;
		const file = path.join( this.dir, 'fpm.conf' );
		fs.writeFileSync(
			file,
			configuration( { dir: this.dir, socket: this.socket, isRoot } )
		);
		this.server = startServer(
			this.program,
			[ '--nodaemonize', ...( isRoot ? [ '-R' ] : [] ), '-y', file ],
			this.php.env,
			path.join( this.dir, 'fpm.log' )
		);
		for ( let tries = 0; tries < 200; tries++ ) {
			if ( fs.existsSync( this.socket ) ) {
				return;
			}
			await wait( 50 );
		}
		throw new Error(
			`PHP-FPM did not start: ${ fs.readFileSync( path.join( this.dir, 'fpm.log' ), 'utf8' ) }`
		);
	}

	/**
	 * Kills one of its processes with -9; PHP-FPM starts another.
	 *
	 * @return {boolean} Whether there was one.
	 */
	killOne() {
		const children = childrenOf( this.server.pid );
		const victim =
			children[ Math.floor( Math.random() * children.length ) ];
		try {
			process.kill( victim, 'SIGKILL' );
			return true;
		} catch {
			return false;
		}
	}

	/** Ends it. */
	async stop() {
		await this.server?.stop();
	}
}
