import { useBlockProps } from '@wordpress/block-editor';
import type { BlockDeprecation } from '@wordpress/blocks';

type Old = { url?: string };

/** Before block API version 3, the element had the class of the block, and that of its alignment. */
export const v1: BlockDeprecation< Old, Old > = {
	apiVersion: 3,
	attributes: { url: { type: 'string' } },
	supports: { align: true, html: false, multiple: false },
	save: () => (
		<div
			{ ...useBlockProps.save() }
			id="Tock_widget_container"
			data-tock-display-mode="Button"
			data-tock-color-mode="Blue"
			data-tock-locale="en-us"
			data-tock-timezone="America/New_York"
		/>
	),
};
