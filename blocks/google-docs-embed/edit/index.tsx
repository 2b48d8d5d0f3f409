import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { SelectControl } from '@wordpress/components';
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
import { SettingsPanel } from '@shared/inspector';
import { normalize } from '../attributes';
import { icon } from '../icon';
import { getKind, getVariation, readPasted } from '../read-document';
import type { Attributes, Kind } from '../types';

/** Height of the frame in the editor, in pixels, where the style sheet does not set it. */
const HEIGHT = 450;

const getLabel = ( kind: Kind ): string =>
	( {
		document: __( 'Google Docs', 'mainstreet-blocks' ),
		spreadsheets: __( 'Google Sheets', 'mainstreet-blocks' ),
		presentation: __( 'Google Slides', 'mainstreet-blocks' ),
	} )[ kind ];

type Props = BlockEditProps< Attributes >;

function Settings( {
	isSquare,
	setAttributes,
}: Pick< Props, 'setAttributes' > & { isSquare: boolean } ) {
	const aspectRatio = isSquare ? 'ar-100' : undefined;
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Display', 'mainstreet-blocks' ) }
				values={ { aspectRatio } }
				onChange={ setAttributes }
				settings={ [
					{
						label: __( 'Aspect ratio', 'mainstreet-blocks' ),
						reset: { aspectRatio: undefined },
						control: ( label ) => (
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								value={ aspectRatio ?? '' }
								options={ [
									{
										value: '',
										label: __(
											'Landscape (2:1)',
											'mainstreet-blocks'
										),
									},
									{
										value: 'ar-100',
										label: __(
											'Square (1:1)',
											'mainstreet-blocks'
										),
									},
								] }
								onChange={ ( value ) =>
									setAttributes( {
										aspectRatio: value || undefined,
									} )
								}
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: Props ) {
	const { url, found, isSquare } = normalize( attributes );
	const convertToLink = useConvertToLink( clientId );
	const embed = useEmbed( {
		saved: url,
		resolve: readPasted,
		onEmbed: ( document ) =>
			setAttributes( {
				url: document.url,
				variation: getVariation( document.kind ),
			} ),
	} );
	const label = getLabel( getKind( attributes.variation ) );
	const isUnknown = url !== '' && ! found && embed.text.trim() === url;
	return (
		<figure
			{ ...useBlockProps( {
				className: isSquare ? 'ar-100' : undefined,
			} ) }
		>
			{ embed.state === 'embedded' && found ? (
				<>
					<EditUrlControl onEdit={ embed.edit } />
					<Settings
						isSquare={ isSquare }
						setAttributes={ setAttributes }
					/>
					<StillPreview icon={ icon } label={ label } height={ 225 }>
						<InertPreview isSelected={ isSelected } label={ label }>
							<PreviewFrame
								service="google-docs"
								src={ found.src }
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
						'Paste a link to a document, spreadsheet or presentation. In its sharing settings, “Anyone with the link” must be able to view it.',
						'mainstreet-blocks'
					) }
					fieldLabel={ __( 'Document URL', 'mainstreet-blocks' ) }
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
					onCancel={ found ? embed.cancel : undefined }
				/>
			) }
		</figure>
	);
}
