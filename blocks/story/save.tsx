import { useBlockProps } from '@wordpress/block-editor';

/** An empty element: the server draws the story from the attributes, so that pictures are those of the library. */
export const save = () => (
	<div { ...useBlockProps.save( { className: 'wp-story' } ) } />
);
