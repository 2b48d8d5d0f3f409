import fc from 'fast-check';
import { withImages } from '@shared/alternative-text/decorative';
import type { Attributes, Slide } from '../types';

const text = fc.oneof(
	fc.string(),
	fc.constantFrom(
		'',
		'"quoted" & <tagged>',
		'-- comment --> end',
		'\u00e9\u4e2d\ud83d\ude00',
		"it's"
	)
);

/** What a caption can hold: text and inline formats, as the editor writes them. */
const caption = fc.constantFrom(
	undefined,
	'Plain',
	'A <strong>bold</strong> word',
	'<a href="https://example.org/?a=1&amp;b=2">Link</a> and <em>more</em>',
	'Line<br>break &amp; entity &lt;b&gt;'
);

const address = fc.constantFrom(
	'https://example.org/a.jpg',
	'https://example.org/b.jpg?w=1&h=2',
	'/wp-content/uploads/%E4%B8%AD.png',
	'blob:https://example.org/123',
	'data:image/gif;base64,R0lGODlhAQABAAAAACw='
);

const slide: fc.Arbitrary< Slide > = fc.record( {
	alt: text,
	caption,
	id: fc.option( fc.integer( { min: 1, max: 1e9 } ).map( String ), {
		nil: undefined,
	} ),
	url: address,
	link: fc.constantFrom(
		undefined,
		'https://example.org/?x=1&y="2"',
		'/about/#us',
		'mailto:shop@example.org'
	),
} );

/** Attributes an editor can produce. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc
	.record( {
		align: fc.constantFrom( 'center', 'wide', 'full' ),
		autoplay: fc.boolean(),
		delay: fc.integer( { min: 1, max: 5 } ),
		effect: fc.constantFrom( 'slide', 'fade' ),
		sizeSlug: fc.constantFrom( 'thumbnail', 'medium', 'large', 'full' ),
		style: fc.constantFrom( undefined, {
			spacing: { margin: { top: '1em' } },
		} ),
		slides: fc.array( slide, { maxLength: 8 } ),
	} )
	.map( ( { slides, ...rest } ) => ( { ...rest, ...withImages( slides ) } ) );
