import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { SettingsPanel } from '@shared/inspector';
import { normalize } from '../attributes';
import { SIZES, type Attributes } from '../types';
import { FormatPicker } from './format-picker';
import { Preview } from './preview';
import { getSlot } from './slots';

export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const { align, format, hideMobile } = normalize( attributes );
	const [ width, height ] = SIZES[ format ];
	const style: CSSProperties & Record< `--${ string }`, string > = {
		'--mainstreet-ad-width': `${ width }px`,
		'--mainstreet-ad-height': `${ height }px`,
		'--mainstreet-ad-ratio': `${ width }/${ height }`,
	};
	const classes = [
		'jetpack-wordad',
		`align${ align }`,
		`is-${ getSlot( format )?.kind ?? 'unset' }`,
	];
	return (
		<div { ...useBlockProps( { className: classes.join( ' ' ), style } ) }>
			<FormatPicker
				format={ format }
				onChange={ ( chosen ) => setAttributes( { format: chosen } ) }
			/>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Visibility', 'mainstreet-blocks' ) }
					values={ attributes }
					onChange={ setAttributes }
					settings={ [
						{
							label: __( 'Hide on mobile', 'mainstreet-blocks' ),
							reset: { hideMobile: false },
							control: ( label ) => (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ label }
									help={ __(
										'Not shown on screens less than 600 pixels wide.',
										'mainstreet-blocks'
									) }
									checked={ hideMobile }
									onChange={ ( isHidden ) =>
										setAttributes( {
											hideMobile: isHidden,
										} )
									}
								/>
							),
						},
					] }
				/>
			</InspectorControls>
			<p className="jetpack-wordad__label">
				{ __( 'Advertisement', 'mainstreet-blocks' ) }
			</p>
			<Preview format={ format } />
		</div>
	);
}
