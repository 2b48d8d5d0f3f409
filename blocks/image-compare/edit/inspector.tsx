import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	TextareaControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isOrientation } from '../attributes';
import type { Attributes } from '../types';

type Props = Attributes & {
	onChange: ( attributes: Partial< Attributes > ) => void;
	/** The same for what is typed. */
	onType: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar: which way the slider goes, and what the pictures show for those who don't see them. */
export function Inspector( {
	imageBefore,
	imageAfter,
	orientation,
	onChange,
	onType,
}: Props ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'mainstreet-blocks' ) }>
				<RadioControl
					label={ __( 'Orientation', 'mainstreet-blocks' ) }
					selected={ orientation }
					options={ [
						{
							label: __( 'Side by side', 'mainstreet-blocks' ),
							value: 'horizontal',
						},
						{
							label: __( 'Above and below', 'mainstreet-blocks' ),
							value: 'vertical',
						},
					] }
					onChange={ ( value: string ) =>
						isOrientation( value ) &&
						onChange( { orientation: value } )
					}
				/>
				{ imageBefore.url && (
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __(
							'Alternative text of the image before',
							'mainstreet-blocks'
						) }
						value={ imageBefore.alt ?? '' }
						onChange={ ( alt ) =>
							onType( { imageBefore: { ...imageBefore, alt } } )
						}
					/>
				) }
				{ imageAfter.url && (
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __(
							'Alternative text of the image after',
							'mainstreet-blocks'
						) }
						value={ imageAfter.alt ?? '' }
						onChange={ ( alt ) =>
							onType( { imageAfter: { ...imageAfter, alt } } )
						}
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
