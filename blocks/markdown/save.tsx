import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import { buildPlain, normalize, unwrap } from './attributes';
import type { Attributes } from './types';

/** Prints the rendering the post holds, letter by letter. No renderer is needed to validate a block. */
export function save( { attributes }: BlockSaveProps< Attributes > ) {
	const { source, html } = normalize( attributes );
	return (
		<div { ...useBlockProps.save() }>
			<RawHTML>{ unwrap( html ) || buildPlain( source ) }</RawHTML>
		</div>
	);
}
