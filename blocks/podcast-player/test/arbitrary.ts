import fc from 'fast-check';
import { toColorAttributes } from '../attributes';
import { COLORS, type Attributes } from '../types';

const color = fc.constantFrom(
	{},
	...COLORS.flatMap( ( name ) => [
		toColorAttributes( name, '#0a5c7a' ),
		toColorAttributes( name, '#111111', 'contrast' ),
	] )
);

const url = fc.oneof(
	fc.constantFrom(
		'https://example.org/feed?a=1&b=2',
		'http://pod.example/--x--/"quoted"',
		'https://example.org/<feed>'
	),
	fc.webUrl( { withQueryParameters: true } )
);

const episode = fc.record(
	{
		guid: fc.string( { minLength: 1 } ),
		title: fc.oneof( fc.string(), fc.constant( '<b>--></b> & more' ) ),
	},
	{ requiredKeys: [ 'guid' ] }
);

/** What an editor can produce, and a bit more. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc
	.record(
		{
			url,
			selectedEpisodes: fc.array( episode, { maxLength: 4 } ),
			itemsToShow: fc.integer( { min: 1, max: 50 } ),
			showCoverArt: fc.boolean(),
			showEpisodeTitle: fc.boolean(),
			showEpisodeDescription: fc.boolean(),
			exampleFeedData: fc.constantFrom( { title: 'A', tracks: [] } ),
			align: fc.constantFrom( 'wide', 'full' ),
			className: fc.constantFrom( 'card', 'is-style-x' ),
			style: fc.constantFrom(
				{ spacing: { padding: { top: '1em' } } },
				{ spacing: { margin: { bottom: '2rem' } } }
			),
		},
		{ requiredKeys: [] }
	)
	.chain( ( attributes ) =>
		color.map( ( chosen ) => ( { ...attributes, ...chosen } ) )
	);
