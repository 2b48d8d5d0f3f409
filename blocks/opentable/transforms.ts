import {
	createBlock,
	type Block,
	type BlockTransform,
} from '@wordpress/blocks';
import { isRecord, toRecord, toText } from '@shared/guards';
import { isAddressOrCode, readReservation } from './read-reservation';
import type { Attributes } from './types';

const read = ( text: unknown ) =>
	isAddressOrCode( toText( text ) )
		? readReservation( toText( text ) )
		: null;

/** The style is kept as an attribute and as a class. */
function build( text: unknown ): Block {
	const found = read( text );
	const style = found?.style;
	return createBlock( 'jetpack/opentable', {
		...found,
		...( style &&
			style !== 'standard' && { className: `is-style-${ style }` } ),
	} );
}

const fromBlock = ( block: string, attribute: string ) => ( {
	type: 'block' as const,
	blocks: [ block ],
	isMatch: ( attributes: unknown ) =>
		isRecord( attributes ) && read( attributes[ attribute ] ) !== null,
	transform: ( attributes: unknown ) =>
		build( toRecord( attributes )[ attribute ] ),
} );

const getHtml = ( node: Node ): string =>
	'outerHTML' in node ? toText( node.outerHTML ) : '';

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Core's embed takes any address that stands alone.
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' && read( node.textContent ) !== null,
			transform: ( node: Node ) => build( node.textContent ),
		},
		{
			type: 'raw' as const,
			priority: 1,
			// Pasted code becomes a node, in a document where nothing runs.
			schema: { script: { attributes: [ 'src' ] } },
			isMatch: ( node: Node ) =>
				node.nodeName === 'SCRIPT' && read( getHtml( node ) ) !== null,
			transform: ( node: Node ) => build( getHtml( node ) ),
		},
		fromBlock( 'core/embed', 'url' ),
		fromBlock( 'core/html', 'content' ),
	],
	// Core's types know no transform of a node.
} as unknown as { from: BlockTransform< Attributes >[] };
