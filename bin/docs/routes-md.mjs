/**
 * Writes section F of docs/server-contract.md: every route and every other entrance. Both lists are those that the PHP tests hold
 * against a running site (tests/php/route-rules.php, tests/php/public-entrances.php), so that nothing is listed twice.
 */
import fs from 'node:fs';
import path from 'node:path';

export const CONTRACT = 'docs/server-contract.md';

const HEADING = '## F. Every route and entrance';

/** An entry such as `'GET /boats/(?P<id>\\d+)' => array( 'from' => 'author', 'compat' => 'wpcom/v2',`. */
const RULE =
	/^\t'([A-Z]+) (\/(?:[^'\\]|\\.)*)'\s*=>\s*array\(\s*'from' => '(\w+)'([^\n]*)/gm;

/** An entry such as `'GET boats' => 'Why strangers may.',`. */
const ENTRANCE = /^\t\t'((?:[^'\\]|\\.)*)'\s*=>\s*'((?:[^'\\]|\\.)*)',/gm;

/** A named group of a route, which may hold groups and sets. */
const GROUP = /\(\?P<(\w+)>(?:[^()[\]]|\[[^\]]*\]|\([^()]*\))*\)/g;

const unescape = ( text ) => text.replace( /\\(['\\])/g, '$1' );

const read = ( root, file ) =>
	fs.readFileSync( path.join( root, file ), 'utf8' );

/** A route as people write it: `/boats/{id}`. */
const toPath = ( route ) =>
	unescape( route ).replace( GROUP, '{$1}' ).replace( /\\(.)/g, '$1' );

/**
 * Reads the routes.
 *
 * @param {string} root The repository.
 * @return {{path: string, method: string, from: string, compat: string}[]} By path and method.
 */
export function readRoutes( root ) {
	const source = read( root, 'tests/php/route-rules.php' );
	return [ ...source.matchAll( RULE ) ]
		.map( ( [ , method, route, from, rest ] ) => ( {
			path: toPath( route ),
			method,
			from,
			compat: /'compat' => '([^']*)'/.exec( rest )?.[ 1 ] ?? '',
		} ) )
		.sort( ( a, b ) =>
			`${ a.path } ${ a.method }` < `${ b.path } ${ b.method }` ? -1 : 1
		);
}

/** The entries of one list of tests/php/public-entrances.php, each once. */
function readEntrances( root, list ) {
	const source = read( root, 'tests/php/public-entrances.php' );
	const start = source.indexOf( `\t'${ list }'` );
	const text = source.slice( start, source.indexOf( '\n\t),', start ) );
	const entries = [ ...text.matchAll( ENTRANCE ) ].map(
		( [ , name, reason ] ) => [ unescape( name ), unescape( reason ) ]
	);
	return [ ...new Map( entries ) ];
}

const toRows = ( entries ) =>
	entries.map(
		( [ name, reason ] ) =>
			`| \`${ name }\` | ${ reason.replace( /\|/g, '\\|' ) } |`
	);

function writeSection( root ) {
	return [
		HEADING,
		'',
		'This section is written by `npm run docs` from the lists that the PHP tests hold against a running site: a route or entrance that is',
		'served and does not stand there fails them, and so does one that is not served.',
		'',
		'### F.1 REST routes',
		'',
		'Below `mainstreet/v1`; where the last column names a namespace, below that as well (0.2). “Lowest role” is that of a plain site:',
		'all below are answered 401 or 403. “Nobody” are routes that need something other than a role, such as a cookie or a connected account.',
		'',
		'| Route | Method | Lowest role | Also below |',
		'|---|---|---|---|',
		...readRoutes( root ).map(
			( { path: route, method, from, compat } ) =>
				`| \`${ route }\` | ${ method } | ${ from } | ${ compat ? `\`${ compat }\`` : '' } |`
		),
		'',
		'### F.2 What visitors may call outside of REST',
		'',
		'| Action of `admin-post.php` or `admin-ajax.php` | |',
		'|---|---|',
		...toRows( readEntrances( root, 'actions' ) ),
		'',
		'| Parameter of an address or a posted page | |',
		'|---|---|',
		...toRows( readEntrances( root, 'parameters' ) ),
		'',
	].join( '\n' );
}

/**
 * Writes docs/server-contract.md: what people wrote, with section F made anew.
 *
 * @param {string} root The repository.
 * @return {string} Text.
 */
export function writeContract( root ) {
	const [ written ] = read( root, CONTRACT ).split( `\n${ HEADING }\n` );
	return `${ written.trimEnd() }\n\n${ writeSection( root ) }`;
}
