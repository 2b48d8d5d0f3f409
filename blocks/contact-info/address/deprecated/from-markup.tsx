import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import { hasAddress } from '../address-text';
import { normalize } from '../attributes';
import { FormattedAddress, MapsLink } from '../formatted-address';
import type { Attributes } from '../types';

const textOf = ( part: string ) => ( {
	type: 'string' as const,
	source: 'text' as const,
	selector: `.jetpack-address__${ part }`,
	default: '',
} );

/**
 * Not an older form but today's, where comment and markup differ: the title of the
 * link is in the language of who saved the post, and for authors who may not use all
 * of HTML WordPress takes "<…>" out of the comment. The markup is what visitors see.
 */
export const fromMarkup: BlockDeprecation< Attributes > = {
	attributes: {
		address: textOf( 'address1' ),
		addressLine2: textOf( 'address2' ),
		addressLine3: textOf( 'address3' ),
		city: textOf( 'city' ),
		region: textOf( 'region' ),
		postal: textOf( 'postal' ),
		country: textOf( 'country' ),
		linkToGoogleMaps: { type: 'boolean', default: false },
		title: {
			type: 'string',
			source: 'attribute',
			selector: 'a',
			attribute: 'title',
		},
	},
	supports: { html: false },
	// Supports add attributes of their own (className, style), which stay.
	migrate: ( { title, ...attributes } ) => ( {
		...attributes,
		...normalize( attributes ),
	} ),
	save: ( { attributes: { title, ...attributes } } ) => {
		const { linkToGoogleMaps, ...address } = normalize( attributes );
		const formatted = <FormattedAddress { ...address } />;
		return hasAddress( address ) ? (
			<div { ...useBlockProps.save() }>
				{ linkToGoogleMaps ? (
					<MapsLink
						address={ address }
						title={ typeof title === 'string' ? title : undefined }
					>
						{ formatted }
					</MapsLink>
				) : (
					formatted
				) }
			</div>
		) : null;
	},
};
