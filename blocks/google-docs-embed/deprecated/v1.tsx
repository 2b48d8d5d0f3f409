import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';

type Old = { url?: string; aspectRatio?: string; variation?: string };

/** Before block API version 3, the root had the class of the block, and that of its alignment. */
export const v1: BlockDeprecation< Old, Old > = {
	apiVersion: 3,
	attributes: {
		url: { type: 'string', default: '' },
		aspectRatio: { type: 'string' },
		variation: { type: 'string' },
	},
	supports: {
		align: [ 'left', 'center', 'right', 'wide', 'full' ],
		anchor: true,
		html: false,
	},
	save: ( { attributes: { url } } ) => (
		<figure { ...useBlockProps.save() }>
			<div className="embed__wrapper">{ `\n${ url ?? '' }\n` }</div>
		</figure>
	),
};
