import type { BlockDeprecation } from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import type { Attributes } from '../types';

/**
 * Markup of any shape, even none: a root that other tools have changed. The source
 * stands in the comment, so nothing is lost; the next save writes the usual root.
 */
export const v1: BlockDeprecation< Attributes > = {
	apiVersion: 3,
	attributes: {
		source: { type: 'string' },
		html: { type: 'string', source: 'raw' },
	},
	supports: {
		className: false,
		html: false,
		align: [ 'wide', 'full' ],
		spacing: { margin: true, padding: true },
	},
	save: ( { attributes } ) => (
		<RawHTML>{ `${ attributes.html ?? '' }` }</RawHTML>
	),
};
