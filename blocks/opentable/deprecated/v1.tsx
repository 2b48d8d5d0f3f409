import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

const LINK = 'https://www.opentable.com/restref/client/?rid=';

/**
 * The links in an element. Written by the first form, which knew the style as an attribute only, and by the latest one of others,
 * where there is nothing to change.
 */
export const v1: BlockDeprecation< Attributes, Attributes > = {
	apiVersion: 3,
	attributes: {
		rid: { type: 'array', default: [] },
		style: { type: 'string', default: 'standard' },
		iframe: { type: 'boolean', default: true },
		domain: { type: 'string', default: 'com' },
		lang: { type: 'string' },
		newtab: { type: 'boolean', default: false },
		negativeMargin: { type: 'boolean', default: false },
	},
	supports: { align: true, html: false },
	migrate( attributes ) {
		const { style, className = '' } = attributes;
		return style &&
			style !== 'standard' &&
			! className.includes( 'is-style-' )
			? {
					...attributes,
					className: `${ className } is-style-${ style }`.trim(),
				}
			: attributes;
	},
	save: ( { attributes: { rid } } ) => (
		<div { ...useBlockProps.save() }>
			{ rid.map( ( id, index ) => (
				<a key={ index } href={ `${ LINK }${ String( id ) }` }>
					{ `${ LINK }${ String( id ) }` }
				</a>
			) ) }
		</div>
	),
};
