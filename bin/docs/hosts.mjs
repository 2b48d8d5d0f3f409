/** Finds the hosts that the sources name, so that readme.txt can be held against them. */
import fs from 'node:fs';
import path from 'node:path';

const PLACES = [ 'src', 'blocks', 'shared', 'extensions', 'store' ];

/** Code and tables; documents, demos and tests ask nobody. */
const IS_SOURCE = /\.(?:php|tsx?|json)$/;
const IS_IGNORED =
	/(?:^|\/)test\/|(?:^|\/)(?:block|external-services)\.json$|\.test\.tsx?$/;

/** Names of formats, which look like addresses. */
const NAMESPACES =
	/^(?:www\.w3\.org|json-schema\.org|schemas\.wp\.org|schema\.org|purl\.org|podlove\.org|podcastindex\.org|my\.netscape\.com|search\.yahoo\.com|www\.itunes\.com)$/;

/** Reserved for examples (RFC 2606), and what can't exist. */
const EXAMPLES =
	/(?:^|\.)(?:example\.(?:com|org|net)|example|invalid|localhost|test)$/;

const URL_HOST = /\bhttps?:\\?\/\\?\/((?:[a-z0-9-]+\\?\.)+[a-z]{2,})/gi;

/** A host that stands alone in quotes, such as one that code allows or puts together an address of. */
const BARE_HOST =
	/['"`](\.?(?:[a-z0-9-]+\.)+(?:com|net|org|app|me|directory|social|io))(?=['"`/])/g;

/** Comments ask nobody; `//` after a colon or within quotes is part of an address. */
const withoutComments = ( text ) =>
	text
		.replace( /\/\*[\s\S]*?\*\//g, '' )
		.replace( /(^|[\s;{}(,])\/\/[^\n]*/g, '$1' );

function listSources( root ) {
	return PLACES.flatMap( ( place ) =>
		fs
			.readdirSync( path.join( root, place ), { recursive: true } )
			.map(
				( name ) => `${ place }/${ name.split( path.sep ).join( '/' ) }`
			)
	).filter( ( name ) => IS_SOURCE.test( name ) && ! IS_IGNORED.test( name ) );
}

/** The hosts of one file. */
function readHosts( name, text ) {
	const code = name.endsWith( '.json' ) ? text : withoutComments( text );
	return [
		...[ ...code.matchAll( URL_HOST ) ].map( ( [ , host ] ) => host ),
		// The hosts of the table are what authors paste; those that are asked are URLs.
		...( name === 'shared/embeds/services.json'
			? []
			: [ ...code.matchAll( BARE_HOST ) ].map( ( [ , host ] ) => host ) ),
	]
		.map( ( host ) => host.replace( /\\/g, '' ).toLowerCase() )
		.filter(
			( host ) => ! NAMESPACES.test( host ) && ! EXAMPLES.test( host )
		);
}

/**
 * Finds the hosts in the sources.
 *
 * @param {string} root The repository.
 * @return {Map<string, string[]>} Files by host; a host that begins with a dot stands for all below it.
 */
export function findHosts( root ) {
	const found = new Map();
	for ( const name of listSources( root ) ) {
		const text = fs.readFileSync( path.join( root, name ), 'utf8' );
		for ( const host of new Set( readHosts( name, text ) ) ) {
			found.set( host, [ ...( found.get( host ) ?? [] ), name ] );
		}
	}
	return found;
}
