import { InspectorControls } from '@wordpress/block-editor';
import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getTextSettings } from '@shared/alternative-text';
import { ContentControls, SettingsPanel } from '@shared/inspector';
import { isOrientation } from '../attributes';
import type { Attributes, ComparedImage, Side } from '../types';
import { getTitle } from './image-slot';
import { getSliderSettings, getSliderValues } from './slider-settings';

type Props = Attributes & {
	onChange: ( attributes: Partial< Attributes > ) => void;
	/** Like `onChange`, while a text is typed. */
	onType: ( attributes: Partial< Attributes > ) => void;
};

type ImageProps = {
	side: Side;
	image: ComparedImage;
	onType: ( image: ComparedImage ) => void;
};

/** Panel with the alternative text of an image. */
function ImagePanel( { side, image, onType }: ImageProps ) {
	if ( ! image.url ) {
		return null;
	}
	const described = { ...image, alt: image.alt ?? '' };
	const onChange = ( values: Partial< ComparedImage > ) =>
		onType( { ...image, ...values } );
	return (
		<SettingsPanel
			title={ getTitle( side ) }
			values={ described }
			onChange={ onChange }
			settings={ getTextSettings( described, onChange ) }
		/>
	);
}

/** Sidebar with the orientation, and the alternative texts of both images. */
export function Inspector( props: Props ) {
	const { imageBefore, imageAfter, orientation, onChange, onType } = props;
	return (
		<>
			<ContentControls>
				<ImagePanel
					side="before"
					image={ imageBefore }
					onType={ ( image ) => onType( { imageBefore: image } ) }
				/>
				<ImagePanel
					side="after"
					image={ imageAfter }
					onType={ ( image ) => onType( { imageAfter: image } ) }
				/>
			</ContentControls>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Settings', 'mainstreet-blocks' ) }
					values={ { ...getSliderValues( props ), orientation } }
					onChange={ onChange }
					settings={ [
						{
							label: __( 'Orientation', 'mainstreet-blocks' ),
							reset: { orientation: 'horizontal' },
							control: ( label ) => (
								<RadioControl
									label={ label }
									selected={ orientation }
									options={ [
										{
											label: __(
												'Side by side',
												'mainstreet-blocks'
											),
											value: 'horizontal',
										},
										{
											label: __(
												'Above and below',
												'mainstreet-blocks'
											),
											value: 'vertical',
										},
									] }
									onChange={ ( value: string ) =>
										isOrientation( value ) &&
										onChange( { orientation: value } )
									}
								/>
							),
						},
						...getSliderSettings( props ),
					] }
				/>
			</InspectorControls>
		</>
	);
}
