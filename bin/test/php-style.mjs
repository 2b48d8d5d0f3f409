/** The step of `npm test` that checks the style of PHP. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from '../lib/progress.mjs';
import { which } from '../lib/run.mjs';
import { runCommand } from './runners.mjs';

/**
 * Runs `npm run lint:php`. A machine without PHP_CodeSniffer leaves the check out: `npm test` must work with Node alone.
 *
 * @param {string} root Folder of the project.
 * @return {Promise<{passed: number, failed: number, skipped: number}>} One test.
 */
export async function checkPhpStyle( root ) {
	if (
		! existsSync( path.join( root, 'vendor/bin/phpcs' ) ) &&
		! which( 'phpcs' )
	) {
		say(
			'Left out: PHP_CodeSniffer is not installed. Run "composer install", or install php-codesniffer.'
		);
		return { passed: 0, failed: 0, skipped: 1 };
	}
	return runCommand( [ path.join( root, 'bin/lint-php.mjs' ) ] );
}
