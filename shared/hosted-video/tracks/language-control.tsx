import { SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getLanguages, isListed } from './languages';

const OTHER = 'other';

type Props = {
	/** Tag of a language; '' for none yet. */
	value: string;
	onChange: ( tag: string ) => void;
};

/** The language of a track: one of a list, or a tag that is typed. */
export function LanguageControl( { value, onChange }: Props ) {
	const [ isOther, setOther ] = useState(
		value !== '' && ! isListed( value )
	);
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Source language', 'mainstreet-blocks' ) }
				value={ isOther ? OTHER : value || 'en' }
				options={ [
					...getLanguages(),
					{
						value: OTHER,
						label: __( 'Other', 'mainstreet-blocks' ),
					},
				] }
				onChange={ ( tag ) => {
					setOther( tag === OTHER );
					onChange( tag === OTHER ? '' : tag );
				} }
			/>
			{ isOther && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Language tag', 'mainstreet-blocks' ) }
					placeholder="en"
					help={ __(
						'Language tag (en, fr, etc.)',
						'mainstreet-blocks'
					) }
					maxLength={ 40 }
					value={ value }
					onChange={ onChange }
				/>
			) }
		</>
	);
}
