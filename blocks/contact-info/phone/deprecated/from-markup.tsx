import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { PhoneLink } from '../phone-link';
import type { Attributes } from '../types';

/**
 * Not an older form but today's, where comment and markup differ: for authors who may
 * not use all of HTML WordPress takes "<…>" out of the comment. The markup is what
 * visitors see.
 */
export const fromMarkup: BlockDeprecation< Attributes > = {
	attributes: {
		phone: {
			type: 'string',
			source: 'text',
			selector: '.wp-block-jetpack-phone',
			default: '',
		},
	},
	supports: { html: false },
	save: ( { attributes: { phone } } ) =>
		typeof phone === 'string' && phone !== '' ? (
			<div { ...useBlockProps.save() }>
				<PhoneLink text={ phone } />
			</div>
		) : null,
};
