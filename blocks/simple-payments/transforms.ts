import type { BlockTransform } from '@wordpress/blocks';
import { toRecord, toText } from '@shared/guards';
import type { Attributes } from './types';

type Shortcode = { named?: unknown };

/** Number of the product that a shortcode names. */
const getProductId = ( shortcode: Shortcode ): number | undefined => {
	const id = toText( toRecord( shortcode.named ).id ).trim();
	return /^0*[1-9]\d{0,14}$/.test( id ) ? Number( id ) : undefined;
};

export const transforms = {
	from: [
		{
			type: 'shortcode' as const,
			tag: 'simple-payment',
			// Of another, nothing could be made.
			isMatch: ( shortcode: Shortcode ) =>
				getProductId( shortcode ) !== undefined,
			attributes: {
				productId: { type: 'number', shortcode: getProductId },
			},
		},
	],
	// Core's types know no transform of a shortcode.
} as unknown as { from: BlockTransform< Attributes >[] };
