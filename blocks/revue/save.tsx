import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { getProfile } from './profile';
import type { Attributes } from './types';

/** Writes the button and a link, for when the plugin is away. */
export function save( { attributes }: { attributes: Attributes } ) {
	const url = getProfile( attributes.revueUsername );
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
			<a className="wp-block-jetpack-revue__fallback" href={ url }>
				{ url }
			</a>
		</div>
	);
}
