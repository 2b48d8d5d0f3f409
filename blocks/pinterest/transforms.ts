import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import { toRecord } from '@shared/guards';
import { normalize } from './attributes';
import { readPasted, readPin } from './pin';
import type { Attributes } from './types';

/** Only a paragraph of its own: an address within a text stays there. */
const getPasted = ( node: unknown ) =>
	node instanceof Node && node.nodeName === 'P'
		? readPasted( node.textContent ?? '' )
		: null;

const getUrl = ( attributes: unknown ): string =>
	normalize( toRecord( attributes ) ).url;

export const transforms: NonNullable<
	BlockConfiguration< Attributes >[ 'transforms' ]
> = {
	from: [
		{
			type: 'raw',
			// Before core's embed, which takes any address.
			priority: 5,
			isMatch: ( node: unknown ) => getPasted( node ) !== null,
			transform: ( node: unknown ) =>
				createBlock( 'jetpack/pinterest', {
					url: getPasted( node )?.url,
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				readPin( getUrl( attributes ) ) !== null,
			transform: ( attributes: unknown ) =>
				createBlock( 'jetpack/pinterest', {
					url: getUrl( attributes ),
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				readPin( getUrl( attributes ) ) !== null,
			transform: ( attributes: unknown ) =>
				createBlock( 'core/embed', {
					url: getUrl( attributes ),
					type: 'rich',
					providerNameSlug: 'pinterest',
				} ),
		},
		{
			type: 'block',
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
};
