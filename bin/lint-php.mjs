/**
 * `npm run lint:php`: the style of PHP, with the best tool there is. Composer's PHP_CodeSniffer has the WordPress
 * Coding Standards. Where only the system's is there, the rules its own sniffs know are checked, and a part of the
 * WordPress standard that `bin/phpcs/stand-in` has under the same codes, so that `phpcs:ignore` means the same.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readArgs } from './lib/args.mjs';
import { root } from './lib/paths.mjs';
import { Problem, reportAndExit } from './lib/problem.mjs';
import { say } from './lib/progress.mjs';

const FOLDERS = [
	'blocks',
	'extensions',
	'src',
	'bin',
	'plugin.php',
	'uninstall.php',
];
const COMPOSER = path.join( root, 'vendor/bin/phpcs' );

/** What `phpcs` prints; undefined where it is not installed. */
function ask( command, args ) {
	const { error, stdout } = spawnSync( command, args, { encoding: 'utf8' } );
	return error ? undefined : stdout;
}

/**
 * Finds the tool and its rules.
 *
 * @return {{command: string, rules: string[], name: string}} What runs.
 */
function choose() {
	const command = existsSync( COMPOSER ) ? COMPOSER : 'phpcs';
	const standards = ask( command, [ '-i' ] );
	if ( undefined === standards ) {
		throw new Problem(
			'PHP_CodeSniffer is not installed. Run "composer install", or install php-codesniffer.'
		);
	}
	if (
		standards.includes( 'WordPress-Extra' ) &&
		standards.includes( 'PHPCompatibilityWP' )
	) {
		return {
			command,
			rules: [ '--standard=phpcs.xml.dist' ],
			name: 'WordPress-Extra (phpcs.xml.dist)',
		};
	}
	return {
		command,
		rules: [
			'--standard=bin/phpcs/shipped.xml,bin/phpcs/stand-in/WordPress',
			'--extensions=php',
			'--tab-width=4',
			'--parallel=2',
			'--ignore=*/test/*,*/bin/phpcs/*',
			'--basepath=.',
			'-s',
		],
		name: "PHP_CodeSniffer's own sniffs and a part of the WordPress standard (bin/phpcs)",
	};
}

/** Checks the files that were named, else all. */
function main() {
	const { positionals } = readArgs(
		process.argv.slice( 2 ),
		{},
		'name files or folders, or nothing for all.'
	);
	const { command, rules, name } = choose();
	say( `Standard: ${ name }.` );
	mkdirSync( path.join( root, '.cache' ), { recursive: true } );
	const { status } = spawnSync(
		command,
		[
			...rules,
			'--cache=.cache/phpcs.json',
			'-q',
			...( positionals.length ? positionals : FOLDERS ),
		],
		{ cwd: root, stdio: 'inherit' }
	);
	process.exitCode = 0 === status ? 0 : 1;
}

try {
	main();
} catch ( error ) {
	reportAndExit( error );
}
