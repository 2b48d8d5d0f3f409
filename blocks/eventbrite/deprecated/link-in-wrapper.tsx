import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { toText } from '@shared/guards';
import type { Attributes } from '../types';

/** Markup of later releases: the link in a root element. */
export const linkInWrapper: BlockDeprecation< Attributes > = {
	attributes: {
		url: { type: 'string' },
		eventId: { type: 'number' },
		style: { type: 'string', default: 'inline' },
	},
	supports: { html: false, align: true },
	save: ( { attributes: { eventId, style, url } } ) =>
		eventId ? (
			<div { ...useBlockProps.save() }>
				{ style === 'modal' ? (
					<InnerBlocks.Content />
				) : (
					<a
						className="eventbrite__direct-link"
						href={ toText( url ) }
					>
						{ toText( url ) }
					</a>
				) }
			</div>
		) : null,
};
