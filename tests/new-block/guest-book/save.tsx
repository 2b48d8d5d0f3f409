import { useBlockProps } from '@wordpress/block-editor';
import { normalize } from './attributes';
import type { Attributes } from './types';

/** Writes the heading, for when the plugin is away. */
export function save( { attributes }: { attributes: Attributes } ) {
	return (
		<div { ...useBlockProps.save() }>
			<p className="wp-block-jetpack-guest-book__heading">
				{ normalize( attributes ).heading }
			</p>
		</div>
	);
}
