import { readFileSync } from 'node:fs';
import path from 'node:path';
import services from '../services.json';

const docs = readFileSync(
	path.resolve( __dirname, '../../../docs/embeds.md' ),
	'utf8'
);

describe( 'docs/embeds.md', () => {
	it.each( Object.entries( services ) )(
		'says of %s what the table says',
		( id, { label, loads, script, sandbox } ) => {
			const row = docs
				.split( '\n' )
				.find( ( line ) =>
					line.startsWith( `| ${ label } | \`${ id }\` |` )
				);
			const cells = row?.split( ' | ' ) ?? [];
			const quoted = ( cell = '' ) =>
				[ ...cell.matchAll( /`([^`]+)`/g ) ].map(
					( found ) => found[ 1 ]
				);
			expect( quoted( cells[ 2 ] ) ).toEqual( loads );
			expect( quoted( cells[ 3 ] ) ).toEqual( script ? [ script ] : [] );
			expect( quoted( cells[ 4 ] ) ).toEqual(
				sandbox ? [ sandbox ] : []
			);
		}
	);

	it( 'knows no other services', () => {
		expect( docs.match( /^\| [^|]+ \| `/gm ) ).toHaveLength(
			Object.keys( services ).length
		);
	} );
} );
