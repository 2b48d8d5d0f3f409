import fc from 'fast-check';
import type { Attributes } from '../types';

/** What search, paste, caption and toolbar can set. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		align: fc.constantFrom( 'left', 'center', 'right', 'wide', 'full' ),
		caption: fc.constantFrom(
			'Plain',
			'A <em>very</em> fast boat',
			'a &amp; b --&gt; c'
		),
		giphyUrl: fc.constantFrom(
			'https://giphy.com/embed/a1b2c3d4',
			'http://giphy.com/embed/x'
		),
		searchText: fc.oneof(
			fc.string(),
			fc.constantFrom( '"boat" -- & <more>', 'https://giphy.com/gifs/a' )
		),
		paddingTop: fc
			.integer( { min: 100, max: 30000 } )
			.map( ( hundredths ) => `${ hundredths / 100 }%` ),
		gifUrl: fc.webUrl(),
		attributionUrl: fc.webUrl(),
		attributionName: fc.string(),
	},
	{ requiredKeys: [] }
);
