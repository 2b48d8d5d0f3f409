/** Finds or installs a PHP that can run WordPress. */
import process from 'node:process';
import { withLock } from '../lib/lock.mjs';
import { Problem } from '../lib/problem.mjs';
import { step } from '../lib/progress.mjs';
import { run, which } from '../lib/run.mjs';
import { isDebian } from './core-debian.mjs';

const NEEDED = [ 'pdo_sqlite', 'json', 'mbstring', 'xml', 'dom' ];

const PACKAGES = [
	'php-cli',
	'php-sqlite3',
	'php-xml',
	'php-curl',
	'php-mbstring',
	'php-gd',
	'php-intl',
	'php-zip',
];

/** Settings for every PHP that is started: a rebuilt plugin must be seen at once. */
export const SETTINGS = Object.entries( {
	'opcache.enable': 1,
	'opcache.validate_timestamps': 1,
	'opcache.revalidate_freq': 0,
	'opcache.memory_consumption': 192,
	'opcache.max_accelerated_files': 20000,
	memory_limit: '512M',
	upload_max_filesize: '64M',
	post_max_size: '80M',
	max_execution_time: 120,
	display_errors: 0,
	log_errors: 1,
	variables_order: 'EGPCS',
} ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );

async function isGood( php ) {
	const code = `exit( PHP_VERSION_ID < 70400 || array_diff( ${ JSON.stringify( NEEDED ) }, array_map( 'strtolower', get_loaded_extensions() ) ) ? 1 : 0 );`;
	return ( await run( php, [ '-r', code ] ) ).code === 0;
}

async function installOnDebian() {
	await step( 'Installing PHP from Debian’s packages', async () => {
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		await run( 'apt-get', [ 'update' ], { env } );
		await run(
			'apt-get',
			[ 'install', '-y', '--no-install-recommends', ...PACKAGES ],
			{ env }
		);
	} );
}

/**
 * The PHP to use. MAINSTREET_PHP names another one, or is `wasm`.
 *
 * @return {Promise<string>} Path of a `php`, or 'wasm' where there is none.
 */
export async function findPhp() {
	const wanted = process.env.MAINSTREET_PHP;
	if ( wanted === 'wasm' ) {
		return wanted;
	}
	const php = wanted || which( 'php' );
	if ( php && ( await isGood( php ) ) ) {
		return php;
	}
	if ( wanted ) {
		throw new Problem(
			`MAINSTREET_PHP (${ wanted }) is no PHP 7.4 or newer with the extensions ${ NEEDED.join( ', ' ) }.`
		);
	}
	if ( isDebian() && process.getuid?.() === 0 ) {
		await withLock( 'apt', installOnDebian );
		const installed = which( 'php' );
		if ( installed && ( await isGood( installed ) ) ) {
			return installed;
		}
	}
	return 'wasm';
}
