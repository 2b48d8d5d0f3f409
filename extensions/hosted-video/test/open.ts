import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Block } from '@wordpress/blocks';

const folder = path.join( __dirname, 'fixtures' );

/** Names of all fixtures. */
export const fixtures = readdirSync( folder ).flatMap( ( file ) =>
	file.endsWith( '.html' ) && ! file.endsWith( '.serialized.html' )
		? [ file.replace( /\.html$/, '' ) ]
		: []
);

/** Content of a fixture. */
export const read = ( name: string ): string =>
	readFileSync( path.join( folder, `${ name }.html` ), 'utf8' ).trim();

/** Opens content without core's console groups about migrations, which tests count as noise. */
export const open = ( content: string ): Block[] =>
	parse( content, { __unstableSkipMigrationLogs: true } );

/** The text that was recorded; `UPDATE_FIXTURES=1` records it. */
export function recorded( file: string, actual: string ): string {
	const full = path.join( folder, file );
	if ( process.env.UPDATE_FIXTURES ) {
		writeFileSync( full, `${ actual }\n` );
	}
	return existsSync( full ) ? readFileSync( full, 'utf8' ).trimEnd() : '';
}
