import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { EditUrlControl, EmbedForm, useEmbed } from '@shared/embed-editor';
import { getServiceLabel } from '@shared/embeds';
import { toText } from '@shared/guards';
import { icon } from '../icon';
import { readBusiness } from '../read-business';
import type { Attributes } from '../types';

export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const saved = toText( attributes.url ).trim();
	const name = readBusiness( saved );
	const embed = useEmbed( {
		saved,
		resolve: readBusiness,
		onEmbed: ( url ) => setAttributes( { url } ),
	} );
	const isUnknown =
		saved !== '' && name === null && embed.text.trim() === saved;
	return (
		<div { ...useBlockProps() }>
			{ embed.state === 'embedded' && name !== null ? (
				<>
					<EditUrlControl onEdit={ embed.edit } />
					<span className="wp-block-button__link wp-element-button">
						{ __( 'Book with Tock', 'mainstreet-blocks' ) }
					</span>
				</>
			) : (
				<EmbedForm
					icon={ icon }
					label={ getServiceLabel( 'tock' ) }
					instructions={ __(
						'Enter the name of your business as it is in the URL of your page on Tock, or paste that URL.',
						'mainstreet-blocks'
					) }
					fieldLabel={ __(
						'Business name or URL on Tock',
						'mainstreet-blocks'
					) }
					example="harbour-kitchen"
					value={ embed.text }
					onChange={ embed.setText }
					onSubmit={ embed.submit }
					error={
						embed.hasFailed || isUnknown
							? __(
									'This is not the name of a business on Tock. It has letters, digits and hyphens only.',
									'mainstreet-blocks'
								)
							: undefined
					}
					onCancel={ name !== null ? embed.cancel : undefined }
				/>
			) }
		</div>
	);
}
