import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	EditUrlControl,
	EmbedForm,
	InertPreview,
	PreviewFrame,
	StillPreview,
	useConvertToLink,
	useEmbed,
} from '@shared/embed-editor';
import { getServiceLabel } from '@shared/embeds';
import { normalize } from '../attributes';
import { icon } from '../icon';
import { readPasted } from '../read-post';
import type { Attributes } from '../types';

/** Height of the preview in pixels. */
const HEIGHT = 400;

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const { url, src } = normalize( attributes );
	const convertToLink = useConvertToLink( clientId );
	const embed = useEmbed( {
		saved: url,
		resolve: readPasted,
		onEmbed: ( found ) => setAttributes( { url: found } ),
	} );
	const label = getServiceLabel( 'nextdoor' );
	const isUnknown = url !== '' && src === '' && embed.text.trim() === url;
	return (
		<div { ...useBlockProps() }>
			{ embed.state === 'embedded' && src !== '' ? (
				<>
					<EditUrlControl onEdit={ embed.edit } />
					<StillPreview icon={ icon } label={ label } height={ 200 }>
						<InertPreview isSelected={ isSelected } label={ label }>
							<PreviewFrame
								service="nextdoor"
								src={ src }
								title={ label }
								height={ HEIGHT }
							/>
						</InertPreview>
					</StillPreview>
				</>
			) : (
				<EmbedForm
					icon={ icon }
					label={ label }
					instructions={ __(
						'Paste a link to a public post on Nextdoor, or its embed code.',
						'mainstreet-blocks'
					) }
					fieldLabel={ __( 'Nextdoor URL', 'mainstreet-blocks' ) }
					example={ __(
						'Enter URL to embed here…',
						'mainstreet-blocks'
					) }
					isCode
					value={ embed.text }
					onChange={ embed.setText }
					onSubmit={ embed.submit }
					error={
						embed.hasFailed || isUnknown
							? __(
									'Sorry, this content could not be embedded.',
									'mainstreet-blocks'
								)
							: undefined
					}
					onConvertToLink={ () => convertToLink( embed.text ) }
					onCancel={ src !== '' ? embed.cancel : undefined }
				/>
			) }
		</div>
	);
}
