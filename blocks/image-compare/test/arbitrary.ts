import fc from 'fast-check';
import { ORIENTATIONS } from '../types';

const image = fc.oneof(
	fc.constant( {} ),
	fc.record(
		{
			id: fc.oneof( fc.nat(), fc.string() ),
			url: fc.oneof(
				fc.webUrl( { withQueryParameters: true } ),
				fc.constant( 'https://example.org/a b"c<d>.jpg?x=1&y=2' ),
				fc.string()
			),
			alt: fc.string(),
			width: fc.oneof( fc.integer(), fc.constant( 1e308 ) ),
			height: fc.oneof( fc.integer(), fc.constant( -1 ) ),
		},
		{ requiredKeys: [] }
	)
);

/** Pictures of the library, of other sites, and what stored posts may hold in their place. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		imageBefore: image,
		imageAfter: image,
		caption: fc.constantFrom(
			'',
			'Then and <strong>now</strong>',
			'a &amp; b <a href="https://example.org/?a=1&amp;b=2">c</a>'
		),
		orientation: fc.constantFrom( ...ORIENTATIONS ),
		beforeLabel: fc.string(),
		afterLabel: fc.constantFrom( '', 'After <b>' ),
		showLabels: fc.boolean(),
		startPosition: fc.oneof( fc.integer(), fc.constant( 1e308 ) ),
		align: fc.constantFrom( 'wide', 'full' ),
	},
	{ requiredKeys: [] }
);
