import fc from 'fast-check';

const number = ( min: number, max: number ) =>
	fc.oneof(
		fc.integer( { min, max } ),
		fc.constantFrom( min - 1, max + 1, 2.5, 1e308 )
	);

/** Attributes an editor can produce, and what stored posts may hold in their place. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		accessToken: fc.oneof(
			fc.integer( { min: 1 } ).map( String ),
			fc.string()
		),
		instagramUser: fc.oneof(
			fc.constantFrom( '', 'quayboats', 'quay.boats_1' ),
			fc.string()
		),
		columns: number( 1, 6 ),
		count: number( 1, 30 ),
		spacing: number( 0, 50 ),
		isStackedOnMobile: fc.boolean(),
		align: fc.constantFrom( 'left', 'center', 'right', 'wide', 'full' ),
	},
	{ requiredKeys: [] }
);
