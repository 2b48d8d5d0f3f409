import type { BlockDeprecation } from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import type { Attributes } from '../types';

type Old = Omit< Attributes, 'postLinkText' | 'postLinkUrl' | 'priceText' >;

/**
 * The shortcode; everything is in the comment. The link gets text and address in the editor: without the empty text, core would put
 * today's default into the post that nobody opened.
 */
export const v1: BlockDeprecation< Attributes, Old > = {
	apiVersion: 3,
	attributes: {
		currency: { type: 'string', default: 'USD' },
		content: { type: 'string', default: '' },
		email: { type: 'string', default: '' },
		featuredMediaId: { type: 'number', default: 0 },
		featuredMediaUrl: { type: 'string', default: null },
		featuredMediaTitle: { type: 'string', default: null },
		multiple: { type: 'boolean', default: false },
		price: { type: 'number' },
		productId: { type: 'number' },
		shouldDisplayFrontendBanner: { type: 'boolean', default: true },
		title: { type: 'string', default: '' },
	},
	supports: {
		align: false,
		className: false,
		customClassName: false,
		html: false,
		reusable: false,
	},
	migrate: ( attributes ) => ( { ...attributes, postLinkText: '' } ),
	save: ( { attributes: { productId } } ) =>
		productId ? (
			<RawHTML>{ `[simple-payment id="${ productId }"]` }</RawHTML>
		) : null,
};
