/**
 * The outside services of the plugin, from the `external-services.json` beside the block or room that asks them. Its shape:
 *
 * - `services`: a list of
 *   - `name`     Name as people know it.
 *   - `hosts`    Hosts that are asked; `*.` for subdomains.
 *   - `embeds`   Rows of shared/embeds/services.json, whose `loads` are asked as well.
 *   - `asked`    When it is asked, by whom.
 *   - `sent`     What it is sent.
 *   - `data`     PHP file beside it, whose entry `data` says the same to the site's owner, in place of `sent` or after it.
 *   - `terms`, `privacy`  Addresses. Without: whose they are stands in `sent`.
 * - `links`: hosts that links lead to, which are asked for nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readData } from './php-strings.mjs';

const FILE = 'external-services.json';

/** Folders that may hold a declaration. */
const PLACES = [ 'blocks', 'extensions', 'shared', 'src' ];

function findDeclarations( root ) {
	return PLACES.flatMap( ( place ) =>
		fs
			.readdirSync( path.join( root, place ), { recursive: true } )
			.map( ( name ) => path.join( place, name ) )
			.filter( ( name ) => path.basename( name ) === FILE )
	).sort();
}

const readJson = ( ...parts ) =>
	JSON.parse( fs.readFileSync( path.join( ...parts ), 'utf8' ) );

/** Hosts of a service: its own, and those its embeds load from. */
function readHosts( { hosts = [], embeds = [] }, table ) {
	const loaded = embeds.flatMap( ( id ) =>
		table[ id ].loads.map( ( url ) => new URL( url ).host )
	);
	return [ ...new Set( [ ...hosts, ...loaded ] ) ];
}

/** What a service is sent: its own words, and those that the settings screen shows. */
function readSent( root, file, { sent, data, name } ) {
	const shown = data
		? readData(
				fs.readFileSync(
					path.join( root, path.dirname( file ), data ),
					'utf8'
				)
			)
		: '';
	if ( data && ! shown ) {
		throw new Error( `${ file }: ${ data } has no text for ${ name }.` );
	}
	return [ sent, shown ].filter( Boolean ).join( ' ' );
}

/**
 * Collects the services.
 *
 * @param {string} root The repository.
 * @return {{services: {name: string, hosts: string[], asked: string, sent: string, terms?: string, privacy?: string}[], links: string[]}}
 *         Services by name, and the hosts that links of the plugin lead to.
 */
export function collectServices( root ) {
	const table = readJson( root, 'shared/embeds/services.json' );
	const services = [];
	const links = new Set();
	for ( const file of findDeclarations( root ) ) {
		const declared = readJson( root, file );
		for ( const service of declared.services ?? [] ) {
			services.push( {
				name: service.name,
				hosts: readHosts( service, table ),
				asked: service.asked,
				sent: readSent( root, file, service ),
				terms: service.terms,
				privacy: service.privacy,
			} );
		}
		( declared.links ?? [] ).forEach( ( host ) => links.add( host ) );
	}
	services.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
	return { services, links: [ ...links ].sort() };
}
