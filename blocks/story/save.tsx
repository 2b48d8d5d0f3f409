import { useBlockProps } from '@wordpress/block-editor';
import { toText } from '@shared/guards';

/** An empty element: the server draws the story from the attributes, so that images are those of the library. */
export function save() {
	const { className, ...props } = useBlockProps.save();
	// In the order of existing posts.
	return (
		<div { ...props } className={ `wp-story ${ toText( className ) }` } />
	);
}
