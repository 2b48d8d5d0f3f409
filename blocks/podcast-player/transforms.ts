import { createBlock } from '@wordpress/blocks';
import { escapeAttribute, escapeHTML } from '@wordpress/escape-html';
import { normalize } from './attributes';

/** Offers a paragraph with the link, like core's embeds. */
export const transforms = {
	to: [
		{
			type: 'block' as const,
			blocks: [ 'core/paragraph' ],
			transform: ( attributes: unknown ) => {
				const { url } = normalize( attributes );
				return createBlock( 'core/paragraph', {
					content: url
						? `<a href="${ escapeAttribute( url ) }">${ escapeHTML( url ) }</a>`
						: '',
				} );
			},
		},
	],
};
