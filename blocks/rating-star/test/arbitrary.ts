import fc from 'fast-check';
import { ALIGNMENTS, type Attributes } from '../types';

/** What the stars, the sidebar and the toolbar can set. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		rating: fc.nat( 20 ).map( ( halves ) => halves / 2 ),
		maxRating: fc.integer( { min: 2, max: 10 } ),
		color: fc.oneof(
			fc
				.tuple( fc.nat( 255 ), fc.nat( 255 ), fc.nat( 255 ) )
				.map( ( parts ) => `rgb(${ parts.join( ',' ) })` ),
			fc.constantFrom(
				'#b26200',
				'#FFF8',
				'',
				'rebeccapurple',
				'rgba(1,2,3,0.5)',
				'var(--wp--preset--color--vivid-red)'
			)
		),
		starSize: fc.oneof( fc.integer(), fc.constant( 1e308 ) ),
		ratingStyle: fc.constantFrom( 'star', '"-->' ),
		className: fc.constantFrom( '', 'is-style-outlined', 'a b' ),
		align: fc.constantFrom( ...ALIGNMENTS ),
	},
	{ requiredKeys: [] }
);
