import {
	createBlock,
	type Block,
	type BlockTransform,
} from '@wordpress/blocks';
import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import { toRecord, toText } from '@shared/guards';
import { readPost } from './read-post';
import type { Attributes } from './types';

const getUrl = ( attributes: unknown ): string =>
	toText( toRecord( attributes ).url ).trim();

const build = ( text: unknown ): Block =>
	createBlock( 'jetpack/nextdoor', { url: readPost( text ) ?? undefined } );

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Before core's embed, which takes any URL.
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' && readPost( node.textContent ) !== null,
			transform: ( node: Node ) => build( node.textContent ),
		},
		{
			type: 'block' as const,
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				readPost( getUrl( attributes ) ) !== null,
			transform: ( attributes: unknown ) => build( getUrl( attributes ) ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/paragraph' ],
			isMatch: ( attributes: unknown ) => getUrl( attributes ) !== '',
			transform: ( attributes: unknown ) => {
				const url = getUrl( attributes ).replace( '/embed/', '/p/' );
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
