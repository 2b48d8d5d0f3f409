/** The programs a site on several web heads consists of, from Debian's packages. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { which } from '../../../bin/lib/run.mjs';
import { hasMariaDb } from '../mariadb.mjs';

const FOLDERS = [ '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin' ];

/** A program by its name, or by its name with a version behind it. */
function find( name ) {
	const found = which( name );
	if ( found ) {
		return found;
	}
	const pattern = new RegExp( `^${ name }[\\d.]*$` );
	for ( const folder of FOLDERS.filter( fs.existsSync ) ) {
		const file = fs.readdirSync( folder ).sort().reverse();
		const match = file.find( ( entry ) => pattern.test( entry ) );
		if ( match ) {
			return path.join( folder, match );
		}
	}
	return undefined;
}

/**
 * Looks for what is needed.
 *
 * @return {{fpm?: string, nginx?: string, redis?: string, missing: string[]}} Paths, and what is
 *   missing, as a person reads it.
 */
export function findPrograms() {
	const programs = {
		fpm: find( 'php-fpm' ),
		nginx: find( 'nginx' ),
		redis: find( 'redis-server' ),
	};
	return {
		...programs,
		missing: [
			! programs.fpm && 'php-fpm (php-fpm)',
			! programs.nginx && 'nginx (nginx-light)',
			! programs.redis && 'Redis (redis-server)',
			! hasMariaDb() && 'MariaDB (mariadb-server, php-mysql)',
			process.platform !== 'linux' && 'Linux',
		].filter( Boolean ),
	};
}
