import { useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

/** A form whose fields are kept in another post: it is shown to visitors and not edited here. */
export function ReferencedForm( { id }: { id: number } ) {
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				label={ __( 'Contact Form', 'mainstreet-blocks' ) }
				instructions={ sprintf(
					/* translators: %d: number of the post that holds the form. */
					__(
						'This form is kept apart from the page, under number %d, and is shown to your visitors if it exists. It can’t be edited here.',
						'mainstreet-blocks'
					),
					id
				) }
			/>
		</div>
	);
}
