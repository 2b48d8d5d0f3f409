/**
 * What the fake of Stripe is held against beyond the description beside the project (tests/fakes/stripe/described-more.json)
 * says what the declarations of Stripe's own package say.
 */
import fs from 'node:fs';
import path from 'node:path';
import more from '../fakes/stripe/described-more.json';

const types = path.resolve( __dirname, '../../node_modules/stripe/esm' );

/** Body of an interface. */
function bodyOf( file: string, name: string ): string {
	const text = fs.readFileSync( path.join( types, file ), 'utf8' );
	const found = new RegExp(
		`export interface ${ name }[^{]*\\{(.*?)\\n\\}`,
		's'
	).exec( text );
	return found?.[ 1 ] ?? '';
}

/** Members of an interface that is flat: name and type, in the order of the alphabet. */
const membersOf = ( body: string ): [ string, string ][] =>
	[ ...body.matchAll( /^ {4}(\w+)\?: (.+);$/gm ) ].map(
		( [ , name = '', type = '' ] ) => [ name, type ]
	);

/** A schema as the declarations write it. */
function typeOf( schema: Record< string, unknown > ): string {
	if ( schema.anyOf ) {
		return 'RangeQueryParam | number';
	}
	if ( Array.isArray( schema.enum ) ) {
		return schema.enum.map( ( value ) => `'${ value }'` ).join( ' | ' );
	}
	return (
		{
			array: 'Array<string>',
			integer: 'number',
			string: 'string',
		}[ String( schema.type ) ] ?? 'unknown'
	);
}

it.each( [
	{ path: '/v1/invoices', file: 'Invoices', name: 'InvoiceListParams' },
	{ path: '/v1/disputes', file: 'Disputes', name: 'DisputeListParams' },
] as const )(
	'lists of $file take what Stripe’s package declares, and nothing else',
	( { path: route, file, name: params } ) => {
		const source = `resources/${ file }.d.ts`;
		const text = fs.readFileSync( path.join( types, source ), 'utf8' );
		const declared = [
			...membersOf( bodyOf( source, params ) ),
			...membersOf( bodyOf( 'shared.d.ts', 'PaginationParams' ) ),
		].map( ( [ name, type ] ) => {
			const [ , alias ] =
				new RegExp( `^${ params }\\.(\\w+)$` ).exec( type ) ?? [];
			const [ , of ] =
				( alias &&
					new RegExp(
						`namespace ${ params } \\{[^}]*type ${ alias } = ([^;]+);`
					).exec( text ) ) ||
				[];
			return [ name, of?.replace( ' | OtherString', '' ) ?? type ];
		} );
		const taken = more.paths[ route ].get.parameters.map(
			( { name, schema } ) => [ name, typeOf( schema ) ]
		);
		expect( declared.length ).toBeGreaterThan( 6 );
		expect( Object.fromEntries( taken ) ).toEqual(
			Object.fromEntries( declared )
		);
	}
);
