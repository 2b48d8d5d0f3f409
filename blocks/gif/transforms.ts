import { createBlock, type BlockConfiguration } from '@wordpress/blocks';
import { toRecord, toText } from '@shared/guards';
import { readPasted, toFrame, type Pasted } from './gif';
import type { Attributes } from './types';

/** Reads a paragraph or a figure of its own that holds an address, or GIPHY's code. */
const getPasted = ( node: unknown ): Pasted | null => {
	if (
		! ( node instanceof Element ) ||
		! /^(?:P|FIGURE)$/.test( node.nodeName )
	) {
		return null;
	}
	const frame = node.querySelector( 'iframe' );
	const pasted = readPasted(
		frame ? frame.outerHTML : ( node.textContent ?? '' )
	);
	// A short link has to be looked up: it stays an address.
	return pasted?.id ? pasted : null;
};

const toBlock = ( pasted: Pasted | null ) =>
	createBlock( 'jetpack/gif', {
		giphyUrl: pasted ? toFrame( pasted.id ) : undefined,
		searchText: pasted?.url,
		...( pasted?.paddingTop && { paddingTop: pasted.paddingTop } ),
	} );

const readEmbed = ( attributes: unknown ): Pasted | null => {
	const pasted = readPasted( toText( toRecord( attributes ).url ) );
	return pasted?.id ? pasted : null;
};

export const transforms: NonNullable<
	BlockConfiguration< Attributes >[ 'transforms' ]
> = {
	from: [
		{
			type: 'raw',
			// Before core's embed, which takes any address.
			priority: 5,
			isMatch: ( node: unknown ) => getPasted( node ) !== null,
			transform: ( node: unknown ) => toBlock( getPasted( node ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( attributes: unknown ) =>
				readEmbed( attributes ) !== null,
			transform: ( attributes: unknown ) =>
				toBlock( readEmbed( attributes ) ),
		},
	],
};
