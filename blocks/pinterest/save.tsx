import { useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { Attributes } from './types';

/** Writes a link, for feeds, mails and when the plugin is away. */
export function save( { attributes: { url } }: BlockSaveProps< Attributes > ) {
	return <a { ...useBlockProps.save( { href: url } ) }>{ url }</a>;
}
