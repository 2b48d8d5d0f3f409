import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { FormattedAddress, MapsLink } from '../formatted-address';
import metadata from '../block.json';
import { normalise } from '../attributes';
import type { Attributes } from '../types';

/**
 * Not an older form but today's, saved by somebody who uses WordPress in another
 * language: the title of the link is translated when the post is saved.
 */
export const otherLanguage: BlockDeprecation< Attributes > = {
	attributes: {
		address: { type: 'string', default: '' },
		addressLine2: { type: 'string', default: '' },
		addressLine3: { type: 'string', default: '' },
		city: { type: 'string', default: '' },
		region: { type: 'string', default: '' },
		postal: { type: 'string', default: '' },
		country: { type: 'string', default: '' },
		linkToGoogleMaps: { type: 'boolean', default: false },
		title: {
			type: 'string',
			source: 'attribute',
			selector: 'a',
			attribute: 'title',
		},
	},
	supports: metadata.supports,
	// Supports add attributes of their own (className, style), which stay.
	migrate: ( { title, ...attributes } ) => ( {
		...attributes,
		...normalise( attributes ),
	} ),
	save: ( { attributes: { title, ...attributes } } ) => {
		const { linkToGoogleMaps, ...address } = normalise( attributes );
		return linkToGoogleMaps ? (
			<div { ...useBlockProps.save() }>
				<MapsLink
					address={ address }
					title={ typeof title === 'string' ? title : undefined }
				>
					<FormattedAddress { ...address } />
				</MapsLink>
			</div>
		) : null;
	},
};
