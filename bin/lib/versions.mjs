/** Where the version of the plugin is written, apart from readme.txt, which `npm run docs` writes. */
import fs from 'node:fs';
import path from 'node:path';

/** Each place: its file, and the text around the version. */
const PLACES = {
	'package.json': [ 'package.json', /("version": ")([^"]+)/ ],
	'package-lock.json': [ 'package-lock.json', /("version": ")([^"]+)/ ],
	'package-lock.json, package': [
		'package-lock.json',
		/("packages": \{\s+"": \{\s+"name": "[^"]+",\s+"version": ")([^"]+)/,
	],
	'plugin.php, header': [ 'plugin.php', /^( \* Version: +)(\S+)/m ],
	'plugin.php, constant': [
		'plugin.php',
		/('MAINSTREET_VERSION', ')([^']+)/,
	],
};

const GENERATED = {
	'readme.txt': [ 'readme.txt', /^(Stable tag: )(\S+)/m ],
	'readme.txt, changelog': [ 'readme.txt', /(== Changelog ==\s+= )(\d\S*)/ ],
	'readme.txt, upgrade notice': [
		'readme.txt',
		/(== Upgrade Notice ==\s+= )(\d\S*)/,
	],
	'CHANGELOG.md': [ 'CHANGELOG.md', /^(## \[)(\d+\.\d+\.\d+)/m ],
};

/**
 * Reads the version wherever it is written.
 *
 * @param {string} root The repository.
 * @return {Record<string, string | undefined>} Versions by place.
 */
export const readVersions = ( root ) =>
	Object.fromEntries(
		Object.entries( { ...PLACES, ...GENERATED } ).map(
			( [ place, [ file, pattern ] ] ) => [
				place,
				pattern.exec(
					fs.readFileSync( path.join( root, file ), 'utf8' )
				)?.[ 2 ],
			]
		)
	);

/**
 * Writes a version where it is written by hand.
 *
 * @param {string} root    The repository.
 * @param {string} version Such as `1.0.0`.
 */
export function writeVersion( root, version ) {
	for ( const [ file, pattern ] of Object.values( PLACES ) ) {
		const name = path.join( root, file );
		fs.writeFileSync(
			name,
			fs
				.readFileSync( name, 'utf8' )
				.replace( pattern, ( all, before ) => before + version )
		);
	}
}

/**
 * Gives the unreleased changes a version and a date.
 *
 * @param {string} changelog Text of CHANGELOG.md.
 * @param {string} version   Such as `1.0.0`.
 * @param {string} date      Such as `2026-12-01`.
 * @return {string} Text, with an empty section for what comes next.
 */
export const nameChanges = ( changelog, version, date ) =>
	changelog.replace(
		/^## \[Unreleased\]$/m,
		`## [Unreleased]\n\n## [${ version }] - ${ date }`
	);
