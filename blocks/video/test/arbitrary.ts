import fc from 'fast-check';
import { TRACK_KINDS } from '@shared/hosted-video/types';
import type { Attributes } from '../types';

const color = fc.constantFrom( '', '#aa0000', 'rgb(1, 2, 3)' );
const text = fc.oneof(
	fc.string(),
	fc.constantFrom( 'Ebb <em>tide</em>', '"--&><', 'a &amp; b --&gt; c' )
);

/** What the media library, upload, toolbar and inspector can set, and what later versions kept. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		allowDownload: fc.boolean(),
		anchor: fc.constantFrom( 'ebb', 'tide-2' ),
		autoplay: fc.boolean(),
		cacheHtml: text,
		caption: text,
		controls: fc.boolean(),
		description: text,
		displayEmbed: fc.boolean(),
		duration: fc.nat(),
		guid: fc.stringMatching( /^[A-Za-z0-9]{8}$/ ),
		id: fc.nat(),
		isExample: fc.boolean(),
		isPrivate: fc.boolean(),
		loop: fc.boolean(),
		maxWidth: fc.constantFrom( '100%', '60%', '320px' ),
		muted: fc.boolean(),
		playsinline: fc.boolean(),
		poster: fc.webUrl(),
		posterData: fc.record( { previewOnHover: fc.boolean() } ),
		preload: fc.constantFrom( 'auto', 'metadata', 'none' ),
		privacySetting: fc.constantFrom( 0, 1, 2 ),
		rating: fc.constantFrom( 'G', 'PG-13', 'R-17' ),
		seekbarColor: color,
		seekbarLoadingColor: color,
		seekbarPlayedColor: color,
		src: fc.webUrl(),
		title: text,
		tracks: fc.array(
			fc.record( {
				src: fc.webUrl(),
				kind: fc.constantFrom( ...TRACK_KINDS ),
				srcLang: fc.constantFrom( 'en', 'pt-BR' ),
				label: text,
			} ),
			{ maxLength: 2 }
		),
		useAverageColor: fc.boolean(),
		videoRatio: fc.constantFrom( 56.25, 75, 177.78 ),
	},
	{ requiredKeys: [] }
);
