import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** Writes a link to the event, or the button; PHP draws the tickets. */
export function save( {
	attributes: { eventId, style, url },
}: BlockSaveProps< Attributes > ) {
	if ( ! eventId ) {
		return null;
	}
	return style === 'modal' ? (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	) : (
		<a
			{ ...useBlockProps.save( {
				className: 'eventbrite__direct-link',
			} ) }
			href={ url }
		>
			{ url }
		</a>
	);
}
