/** Blocks ask the stores about plans and payments, never the server by themselves (issue of payments, item 1). */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join( __dirname, '../..' );
const FOLDERS = [
	'blocks/donations',
	'blocks/payment-buttons',
	'blocks/payments-intro',
	'blocks/premium-content',
	'blocks/recurring-payments',
	'extensions/paid-block-banner',
	'extensions/payment-notices',
	'extensions/payments-promotion',
	'shared/payments',
];

test.each( FOLDERS )( '%s makes no request of its own', ( folder ) => {
	const files = execFileSync( 'git', [ 'ls-files', folder ], {
		cwd: ROOT,
		encoding: 'utf8',
	} )
		.split( '\n' )
		.filter( ( file ) => /^(?!.*\/test\/).*(?<!view)\.tsx?$/.test( file ) );
	expect( files.length ).toBeGreaterThan( 0 );
	expect(
		files.filter( ( file ) =>
			/@wordpress\/api-fetch|\bfetch\(/.test(
				fs.readFileSync( path.join( ROOT, file ), 'utf8' )
			)
		)
	).toEqual( [] );
} );
