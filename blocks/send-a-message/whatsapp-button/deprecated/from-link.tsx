import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';
import { getClass, getLinkProps, migrate, schema } from './link';

/**
 * Not an older form but today's, saved where the first message was left as it was and the site
 * had another language: the comment does not say it then, the link does.
 */
export const fromLink: BlockDeprecation< Attributes > = {
	attributes: schema,
	supports: {
		html: false,
		reusable: false,
		align: [ 'left', 'center', 'right' ],
	},
	migrate,
	save: ( { attributes } ) => (
		<div { ...useBlockProps.save( { className: getClass( attributes ) } ) }>
			<RichText.Content
				{ ...getLinkProps( attributes ) }
				style={ {
					backgroundColor: String( attributes.backgroundColor ),
					color:
						attributes.colorClass === 'dark' ? '#fff' : '#465B64',
				} }
			/>
		</div>
	),
};
