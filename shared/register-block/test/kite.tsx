import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { defineBlock, defineLater, type LaterParts } from '..';

type Kite = {
	colour?: string;
	tail?: string;
	tint?: string;
	note?: string;
};

const metadata = {
	apiVersion: 3,
	name: 'toy/kite',
	title: 'Kite',
	category: 'text',
	attributes: {
		colour: { type: 'string' },
		tail: { type: 'string' },
		note: { type: 'string', source: 'text', selector: 'pre' },
	},
};

/** Block of a toy plugin: what is registered at once. */
export const kite = defineBlock< Kite >( metadata.name, {
	// In WordPress the server prints it.
	...( metadata as object ),
	save: ( { attributes } ) => (
		<div>
			{ attributes.colour }
			{ attributes.note && <pre>{ attributes.note }</pre> }
		</div>
	),
	transforms: {
		from: [ { type: 'prefix', prefix: '~', transform: () => [] } ],
	} as never,
	edit: () =>
		Promise.resolve( {
			default: ( { attributes }: BlockEditProps< Kite > ) => (
				<p>Kite: { attributes.colour }</p>
			),
		} ),
} );

/** What it brings later: an old version by markup, one by an attribute. */
export const parts: LaterParts = defineLater< Kite >( {
	icon: <svg data-testid="kite" />,
	deprecated: [
		{
			apiVersion: 3,
			attributes: metadata.attributes,
			save: ( { attributes }: { attributes: Kite } ) => (
				<p>{ attributes.colour }</p>
			),
		} as never,
		{
			apiVersion: 3,
			attributes: { tint: { type: 'string' } },
			isEligible: ( attributes: Kite ) => 'tint' in attributes,
			migrate: ( { tint }: Kite ) => ( { colour: tint } ),
			save: () => <div />,
		} as never,
	],
	transforms: {
		to: [
			{
				type: 'block',
				blocks: [ 'toy/kite' ],
				transform: () => createBlock( 'toy/kite' ),
			},
		],
	},
} );

export const TODAY =
	'<!-- wp:toy/kite {"colour":"red"} -->\n<div>red</div>\n<!-- /wp:toy/kite -->';
export const OLD =
	'<!-- wp:toy/kite {"colour":"red"} -->\n<p>red</p>\n<!-- /wp:toy/kite -->';
/** Markup of today around an attribute that today's block does not know. */
export const ELIGIBLE =
	'<!-- wp:toy/kite {"tint":"blue"} -->\n<div></div>\n<!-- /wp:toy/kite -->';
/** An empty line that counts, and a comment in an attribute. */
export const PREFORMATTED =
	'<!-- wp:toy/kite {"colour":"red","tail":"\\u002d\\u002d\\u003e"} -->\n<div>red<pre>one\n\ntwo</pre></div>\n<!-- /wp:toy/kite -->';
export const BROKEN =
	'<!-- wp:toy/kite -->\n<section>?</section>\n<!-- /wp:toy/kite -->';
