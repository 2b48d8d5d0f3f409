import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** Writes the URL as text. The root has no class: that is the format of existing posts. */
export function save( { attributes: { url } }: BlockSaveProps< Attributes > ) {
	return (
		<figure>
			<div className="embed__wrapper">{ `\n${ url ?? '' }\n` }</div>
		</figure>
	);
}
