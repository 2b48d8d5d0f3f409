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
		'`npm run docs` writes this section from `tests/php/route-rules.php` and `tests/php/public-entrances.php`. PHP tests compare both lists with a',
		'running site and fail if they differ.',
		'',
		'### F.1 REST routes',
		'',
		'Every route is in the namespace `mainstreet/v1`, and also in the namespace of the last column (0.2). “Lowest role” is the lowest one that has',
		'access on a plain site; roles below get 401 or 403. “Nobody”: the route needs more than a role, such as a cookie or a connected account.',
		'',
		'| Route | Method | Lowest role | Also in |',
		'|---|---|---|---|',
		...readRoutes( root ).map(
			( { path: route, method, from, compat } ) =>
				`| \`${ route }\` | ${ method } | ${ from } | ${ compat ? `\`${ compat }\`` : '' } |`
		),
		'',
		'### F.2 Entry points for visitors outside of REST',
		'',
		'| Action of `admin-post.php` or `admin-ajax.php` | What it does |',
		'|---|---|',
		...toRows( readEntrances( root, 'actions' ) ),
		'',
		'| Parameter of a URL or a form, or cookie | What it does |',
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
