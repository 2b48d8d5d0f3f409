import fc from 'fast-check';
import { wrap } from '../attributes';
import { renderMarkdown } from '../edit/render-markdown';
import type { Attributes } from '../types';

const snippet = fc.constantFrom(
	'# Title\n',
	'**bold**',
	'[a](https://example.org/?a=1&b="2")',
	'![alt "x"](<a b.png> "t>\'")',
	'`co"de`',
	'```php\n<?php echo "-->";\n```\n',
	'note[^1] ',
	'\n\n[^1]: Text\n',
	'^[inline]',
	'<div onclick="x">',
	'<!-- wp:paragraph -->',
	'"quoted" -- (c)...',
	'| a | b |\n|:-:|--:|\n| 1 | 2 |\n',
	'- item\n  1. deep\n',
	'&nbsp;&amp;&lt;',
	'\u00a0\u2028\0',
	'</div>'
);

/** Source with the rendering an editor saves with it, or still without one. */
export const arbitrary: fc.Arbitrary< Attributes > = fc
	.record( {
		source: fc
			.array(
				fc.oneof(
					snippet,
					fc.string(),
					fc.string( { unit: 'binary' } )
				),
				{
					maxLength: 12,
				}
			)
			.map( ( parts ) => parts.join( '' ) ),
		isRendered: fc.boolean(),
		align: fc.constantFrom( undefined, 'wide', 'full' ),
	} )
	.map( ( { source, isRendered, align } ) => {
		const rendering = renderMarkdown( source );
		return {
			source,
			...( isRendered && rendering.ok
				? { html: wrap( rendering.value ) }
				: {} ),
			...( align ? { align } : {} ),
		};
	} );
