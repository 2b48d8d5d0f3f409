import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { HEIGHT_DEFAULT, HEIGHT_MAX, HEIGHT_MIN } from '../types';

type Props = {
	label: string;
	height: number;
	onChange: ( height: number ) => void;
};

/** Height of the calendar in pixels. What is typed stays until the field is left; a height out of range changes nothing. */
export function HeightField( { label, height, onChange }: Props ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ HEIGHT_MIN }
			max={ HEIGHT_MAX }
			step={ 10 }
			label={ label }
			help={ __(
				'In pixels. Phones show half of the default height of 600.',
				'mainstreet-blocks'
			) }
			value={ typed ?? height }
			onChange={ ( text ) => {
				setTyped( text );
				const pixels = text === '' ? HEIGHT_DEFAULT : Number( text );
				if (
					Number.isInteger( pixels ) &&
					pixels >= HEIGHT_MIN &&
					pixels <= HEIGHT_MAX
				) {
					onChange( pixels );
				}
			} }
			onBlur={ () => setTyped( null ) }
		/>
	);
}
