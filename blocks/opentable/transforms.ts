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

/** Makes a reservation form of embed code that is pasted into the post; null for other text. */
export const readPastedCode = ( code: string ): Block | null =>
	read( code ) ? build( code ) : null;

const fromBlock = ( block: string, attribute: string ) => ( {
	type: 'block' as const,
	blocks: [ block ],
	isMatch: ( attributes: unknown ) =>
		isRecord( attributes ) && read( attributes[ attribute ] ) !== null,
	transform: ( attributes: unknown ) =>
		build( toRecord( attributes )[ attribute ] ),
} );

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Core's embed takes any address that stands alone. OpenTable's code is a script, which WordPress takes away
			// before anybody is asked: see readPastedCode().
			priority: 1,
			isMatch: ( node: Node ) =>
				node.nodeName === 'P' && read( node.textContent ) !== null,
			transform: ( node: Node ) => build( node.textContent ),
		},
		fromBlock( 'core/embed', 'url' ),
		fromBlock( 'core/html', 'content' ),
	],
	// Core's types know no transform of a node.
} as unknown as { from: BlockTransform< Attributes >[] };
