import { useBlockProps } from '@wordpress/block-editor';

/** Writes an empty element, the format of existing posts; the server renders the post. */
export function save() {
	return <div { ...useBlockProps.save() } />;
}
