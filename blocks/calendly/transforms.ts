import { createBlock } from '@wordpress/blocks';
import type { BlockTransform } from '@wordpress/blocks';
import { isElement } from '@shared/guards';
import { parseCalendar } from './parse';
import type { Attributes } from './types';

const NAME = 'jetpack/calendly';

/** What a node says: a paragraph its text, the element of inline embed code its attribute. */
const getText = ( node: Node ): string => {
	if ( node.nodeName === 'P' ) {
		return node.textContent ?? '';
	}
	return isElement( node ) ? ( node.getAttribute( 'data-url' ) ?? '' ) : '';
};

export const transforms = {
	from: [
		{
			type: 'raw' as const,
			// Runs before core's embed transform, which accepts any URL in its own paragraph.
			priority: 5,
			// Cleaning leaves only what is listed. Not the class, which would become the block's.
			schema: { div: { attributes: [ 'data-url' ] } },
			isMatch: ( node: Node ) =>
				[ 'P', 'DIV' ].includes( node.nodeName ) &&
				parseCalendar( getText( node ) ) !== null,
			transform: ( node: Node ) =>
				createBlock( NAME, {
					...( node.nodeName === 'DIV' && { style: 'inline' } ),
					...parseCalendar( getText( node ) ),
				} ),
		},
	],
	// Core's types know no transform of a node.
} as unknown as { from: BlockTransform< Attributes >[] };
