import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { EmailLinks } from '../email-links';
import type { Attributes } from '../types';

/**
 * Not an older form but today's, where comment and markup differ: for authors who may
 * not use all of HTML WordPress takes "<…>" out of the comment. The markup is what
 * visitors see.
 */
export const fromMarkup: BlockDeprecation< Attributes > = {
	attributes: {
		email: {
			type: 'string',
			source: 'text',
			selector: '.wp-block-jetpack-email',
			default: '',
		},
	},
	supports: { html: false },
	save: ( { attributes: { email } } ) =>
		typeof email === 'string' && email !== '' ? (
			<div { ...useBlockProps.save() }>
				<EmailLinks text={ email } />
			</div>
		) : null,
};
