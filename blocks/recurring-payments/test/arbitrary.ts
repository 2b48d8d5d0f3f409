import fc from 'fast-check';

/** What an editor can produce, and a bit more. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		planId: fc.oneof(
			fc.nat(),
			fc.constantFrom( -1, '12+34', '88', '"><b>' )
		),
		planIds: fc.array( fc.nat(), { maxLength: 3 } ),
		align: fc.constantFrom( 'left', 'center', 'right', 'other' ),
		url: fc.oneof( fc.webUrl(), fc.string() ),
		uniqueId: fc.constantFrom( 'id', 'recurring-payments-88', 'x"y' ),
		width: fc.oneof(
			fc.integer( { min: 0, max: 100 } ).map( ( n ) => `${ n }%` ),
			fc
				.double( { min: 0, max: 100, noNaN: true } )
				.map( ( n ) => `${ n.toFixed( 2 ) }%` ),
			fc.constantFrom( '12em', '90px', 'wide', '50%;color:red' )
		),
		className: fc.constantFrom( 'a b' ),
	},
	{ requiredKeys: [] }
);

/** It is never without its button. */
export const innerBlocks: [ string, Record< string, unknown > ][] = [
	[ 'jetpack/button', { element: 'a', text: 'Buy' } ],
];
