import { useBlockProps } from '@wordpress/block-editor';
import { toText } from '@shared/guards';

/** Saves an empty element. The server renders the story from the attributes, so that images have the current files of the media library. */
export function save() {
	const { className, ...props } = useBlockProps.save();
	// In the order of existing posts.
	return (
		<div { ...props } className={ `wp-story ${ toText( className ) }` } />
	);
}
