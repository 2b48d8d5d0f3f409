/**
 * A comment that silences PHP_CodeSniffer names the sniff and says why: `phpcs:ignore Some.Sniff -- reason`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

/** Comments of a file that lack a sniff or a reason. */
function findFaults( code: string ): string[] {
	return code
		.split( '\n' )
		.filter(
			( line ) =>
				/phpcs:(?:ignore|ignoreFile|disable)\b/.test( line ) &&
				! /phpcs:(?:ignore|disable) [A-Z]\w+(?:\.\w+)*(?:, ?[A-Z]\w+(?:\.\w+)*)* -- \S.{2,}/.test(
					line
				)
		)
		.map( ( line ) => line.trim() );
}

test( 'a comment without a sniff or a reason is found', () => {
	expect(
		findFaults(
			[
				'a(); // phpcs:ignore WordPress.DB, Squiz.PHP.Eval -- own table.',
				'b(); // phpcs:ignore',
				'c(); // phpcs:ignore -- reads better.',
				'd(); // phpcs:ignore WordPress.DB',
				'// phpcs:disable WordPress.DB -- ',
				'// phpcs:ignoreFile',
				'// phpcs:enable',
			].join( '\n' )
		)
	).toHaveLength( 5 );
} );

test( 'every comment that silences a sniff names it and says why', () => {
	const files = execFileSync( 'git', [ 'ls-files', '*.php' ], {
		cwd: root,
		encoding: 'utf8',
	} )
		.split( '\n' )
		.filter( Boolean );
	expect( files.length ).toBeGreaterThan( 100 );
	expect(
		files.flatMap( ( file ) =>
			findFaults( readFileSync( path.join( root, file ), 'utf8' ) ).map(
				( line ) => `${ file }: ${ line }`
			)
		)
	).toEqual( [] );
} );
