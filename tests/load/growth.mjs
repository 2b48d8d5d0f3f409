/**
 * What the database examines on a site that has grown (issue 35, part 4): 100,000 posts, responses, uploads, subscribers, orders, members
 * and likes, 1.1 million rows of postmeta, a million deliveries. Fails where a figure is over its goal, but for those that are known to be
 * (growth.php says which, and why). The table goes into docs/performance.md by hand.
 *
 *   npm run test:load -- growth                   # MariaDB alone counts rows; some minutes, about 2 GB of disk
 *   npm run test:load -- growth --only likes      # rows of the table whose name holds a word
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWordPress } from '../../bin/wordpress/index.mjs';
import { startFakes } from '../fakes/server.mjs';
import { startMariaDb } from './mariadb.mjs';

const here = path.dirname( fileURLToPath( import.meta.url ) );

/** SQLite does not count the rows it reads. */
export const databases = [ 'mariadb' ];

/** PHP that calls a function of growth.php. */
const call = ( code ) =>
	`require ${ JSON.stringify( path.join( here, 'growth.php' ) ) };
	return Mainstreet\\Tests\\${ code };`;

/** The same request without the plugin. */
async function measureBare( site, name ) {
	const active = ( value ) =>
		site.runPhp(
			`return update_option( 'active_plugins', json_decode( ${ JSON.stringify( JSON.stringify( value ) ) } ) );`
		);
	const plugins = await site.runPhp(
		`return get_option( 'active_plugins' );`
	);
	await active( [] );
	try {
		return await site.runPhp(
			call( `growth_measure( ${ JSON.stringify( name ) }, true )` )
		);
	} finally {
		await active( plugins );
	}
}

/** What is over its goal. */
function judge( row, cost ) {
	const over = [];
	if ( cost.rows - ( cost.bare ?? 0 ) > row.most ) {
		over.push( `more than ${ row.most } rows` );
	}
	if ( row.largest && cost.most > row.largest ) {
		over.push( `more than ${ row.largest } rows in a statement` );
	}
	if ( row.statements && cost.statements > row.statements ) {
		over.push( `more than ${ row.statements } statements` );
	}
	return over.join( ', ' );
}

const number = ( value ) => value.toLocaleString( 'en-US' );

/** A row of the table. */
function format( row, cost, over ) {
	const rows =
		cost.bare === undefined
			? number( cost.rows )
			: `${ number( cost.rows ) } (bare: ${ number( cost.bare ) })`;
	return `| ${ row.name } | ${ rows } | ${ number( cost.statements ) } | ${ cost.seconds.toFixed( 2 ) } | ${ row.goal }${ over && ', over' } |`;
}

/**
 * Measures on a fresh site.
 *
 * @param {Object} [options]
 * @param {string} [options.only] Part of the names of what is measured.
 * @return {Promise<{lines: string[], failures: string[]}>} The table, and what is over its goal.
 */
export async function load( { only = '' } = {} ) {
	const mariadb = await startMariaDb();
	const fakes = await startFakes();
	const site = await startWordPress( {
		testing: true,
		env: { MAINSTREET_FAKE_SERVICES: fakes.url },
		database: mariadb.database,
	} );
	const failures = [];
	try {
		const started = Date.now();
		const counts = await site.runPhp( call( 'fill_for_growth()' ) );
		const filled = Object.entries( counts )
			.map( ( [ name, rows ] ) => `${ name } ${ number( rows ) }` )
			.join( ', ' );
		const lines = [
			`growth: rows of ${ filled }; filled in ${ Math.round( ( Date.now() - started ) / 1000 ) } s`,
			'',
			'| What | rows examined | statements | seconds | goal |',
			'|---|---:|---:|---:|---|',
		];
		for ( const row of await site.runPhp( call( 'growth_names()' ) ) ) {
			if ( ! row.name.includes( only ) ) {
				continue;
			}
			const cost = await site.runPhp(
				call( `growth_measure( ${ JSON.stringify( row.name ) } )` )
			);
			if ( row.bare ) {
				cost.bare = ( await measureBare( site, row.name ) ).rows;
			}
			const over = judge( row, cost );
			lines.push( format( row, cost, over ) );
			// A known one is told in the table, and may not become worse.
			const isKnown = row.known && cost.rows <= row.known;
			if ( over && ! isKnown ) {
				failures.push(
					`growth, ${ row.name }: ${ over }; the largest statement read ${ cost.most }: ${ cost.statement }`
				);
			}
		}
		return { lines, failures };
	} catch ( error ) {
		throw new Error(
			`${ error.message.slice( 0, 1500 ) }\n${ site.errorLog().slice( -2000 ) }`
		);
	} finally {
		await site.stop();
		await fakes.stop();
		await mariadb.stop();
	}
}
