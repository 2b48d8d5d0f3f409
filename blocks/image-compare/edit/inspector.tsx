import { InspectorControls } from '@wordpress/block-editor';
import { RadioControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { isOrientation } from '../attributes';
import type { Attributes } from '../types';
import { getSliderSettings, getSliderValues } from './slider-settings';

type Props = Attributes & {
	onChange: ( attributes: Partial< Attributes > ) => void;
	/** The same for what is typed. */
	onType: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar: which way the slider goes, and what the pictures show for those who don't see them. */
export function Inspector( props: Props ) {
	const { imageBefore, imageAfter, orientation, onChange, onType } = props;
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ {
					...getSliderValues( props ),
					orientation,
					before: imageBefore.alt ?? '',
					after: imageAfter.alt ?? '',
				} }
				onChange={ ( { before, after, ...others } ) =>
					onChange( {
						...others,
						...( before !== undefined &&
							imageBefore.url && {
								imageBefore: { ...imageBefore, alt: before },
							} ),
						...( after !== undefined &&
							imageAfter.url && {
								imageAfter: { ...imageAfter, alt: after },
							} ),
					} )
				}
				settings={ [
					Boolean( imageBefore.url ) && {
						label: __(
							'Alternative text (before)',
							'mainstreet-blocks'
						),
						reset: { before: '' },
						control: ( label ) => (
							<TextareaControl
								__nextHasNoMarginBottom
								label={ label }
								value={ imageBefore.alt ?? '' }
								onChange={ ( alt ) =>
									onType( {
										imageBefore: { ...imageBefore, alt },
									} )
								}
							/>
						),
					},
					Boolean( imageAfter.url ) && {
						label: __(
							'Alternative text (after)',
							'mainstreet-blocks'
						),
						reset: { after: '' },
						control: ( label ) => (
							<TextareaControl
								__nextHasNoMarginBottom
								label={ label }
								value={ imageAfter.alt ?? '' }
								onChange={ ( alt ) =>
									onType( {
										imageAfter: { ...imageAfter, alt },
									} )
								}
							/>
						),
					},
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
	);
}
