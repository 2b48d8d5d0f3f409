import table from '../conditions/cases.json';
import { findHidden, type Condition } from '../view/find-hidden';

type Case = {
	name: string;
	fields: { id: string; when?: Omit< Condition, 'id' > }[];
	values: Record< string, string[] >;
	hidden: string[];
};

const cases: Case[] = table.cases.map( ( each ) => ( {
	...each,
	values: Object.fromEntries( Object.entries( each.values ) ),
} ) );

/** The same table decides for PHP (form-conditions.test.php). */
describe( 'fields that wait for another', () => {
	it.each( cases )( '$name', ( { fields, values, hidden } ) => {
		const whens = fields.flatMap( ( { id, when } ) =>
			when ? [ { id, ...when } ] : []
		);
		const read = ( id: string ) =>
			fields.some( ( field ) => field.id === id )
				? ( values[ id ] ?? [] )
				: undefined;
		expect( [ ...findHidden( whens, read ) ].sort() ).toEqual( hidden );
	} );

	it( 'three hundred in a chain or a circle are decided at once', () => {
		const chain = ( first: string ): Condition[] =>
			Array.from( { length: 300 }, ( _, number ) => ( {
				id: `f${ number }`,
				field: number ? `f${ number - 1 }` : first,
				is: 'filled',
				value: '',
			} ) );
		expect( findHidden( chain( 'a' ), () => [] ).size ).toBe( 300 );
		expect( findHidden( chain( 'f299' ), () => [] ).size ).toBe( 0 );
	} );
} );
