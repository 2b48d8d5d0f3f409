import {
	createBlock,
	type Block,
	type BlockTransform,
} from '@wordpress/blocks';
import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import { toRecord, toText } from '@shared/guards';
import { getVariation, readDocument, readPasted } from './read-document';
import type { Attributes } from './types';

const getUrl = ( attributes: unknown ): string =>
	toText( toRecord( attributes ).url ).trim();

const build = ( text: unknown ): Block => {
	const found = readPasted( toText( text ) );
	return createBlock(
		'jetpack/google-docs-embed',
		found
			? { url: found.url, variation: getVariation( found.kind ) }
			: { url: toText( text ) }
	);
};

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Before core's embed, which takes any URL.
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' &&
				readDocument( node.textContent ) !== null,
			transform: ( node: Node ) => build( node.textContent ),
		},
		{
			type: 'block' as const,
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				readDocument( getUrl( attributes ) ) !== null,
			transform: ( attributes: unknown ) => build( getUrl( attributes ) ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/paragraph' ],
			isMatch: ( attributes: unknown ) => getUrl( attributes ) !== '',
			transform: ( attributes: unknown ) => {
				const url = getUrl( attributes );
				return createBlock( 'core/paragraph', {
					content: /^https?:\/\//i.test( url )
						? `<a href="${ escapeAttribute( url ) }">${ escapeHTML( url ) }</a>`
						: escapeHTML( url ),
				} );
			},
		},
	],
	// Core's types know no transform of a node.
} as unknown as { from: BlockTransform< Attributes >[] };
