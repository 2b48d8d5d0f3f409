import { useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

type Attributes = { askButtonLabel?: string };

/** Writes an empty element, which the server fills. */
export function save( { attributes }: { attributes: Attributes } ) {
	return (
		<div
			data-ask-button-label={
				attributes.askButtonLabel || __( 'Ask', 'mainstreet-blocks' )
			}
			{ ...useBlockProps.save() }
		/>
	);
}
