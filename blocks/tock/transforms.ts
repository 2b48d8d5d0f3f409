import {
	createBlock,
	type Block,
	type BlockTransform,
} from '@wordpress/blocks';
import { parseServiceUrl } from '@shared/embeds';
import { toRecord } from '@shared/guards';
import { getPage, readBusiness } from './read-business';
import type { Attributes } from './types';

/** Whether a text is nothing but a URL of a business. */
const isPage = ( text: unknown ): boolean =>
	parseServiceUrl( 'tock', text ) !== null && readBusiness( text ) !== null;

const build = ( text: unknown ): Block =>
	createBlock( 'jetpack/tock', { url: readBusiness( text ) ?? undefined } );

const getName = ( attributes: unknown ): string | null =>
	readBusiness( toRecord( attributes ).url );

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Before core's embed, which takes any URL.
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' && isPage( node.textContent ),
			transform: ( node: Node ) => build( node.textContent ),
		},
		{
			type: 'block' as const,
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				isPage( toRecord( attributes ).url ),
			transform: ( attributes: unknown ) =>
				build( toRecord( attributes ).url ),
		},
	],
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/paragraph' ],
			isMatch: ( attributes: unknown ) => getName( attributes ) !== null,
			transform: ( attributes: unknown ) => {
				const page = getPage( getName( attributes ) ?? '' );
				return createBlock( 'core/paragraph', {
					content: `<a href="${ page }">${ page }</a>`,
				} );
			},
		},
	],
	// Core's types know no transform of a node.
} as unknown as { from: BlockTransform< Attributes >[] };
