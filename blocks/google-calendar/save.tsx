import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** Writes a link, which the server replaces by the calendar: it is what feeds and other readers of the content get. */
export function save( { attributes: { url } }: BlockSaveProps< Attributes > ) {
	return <a { ...useBlockProps.save( { href: url } ) }>{ url }</a>;
}
