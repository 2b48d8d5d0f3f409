import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { parseHeight } from '../attributes';
import { HEIGHT_MIN, HEIGHT_STEP } from '../constants';

type Props = {
	label: string;
	height: number | undefined;
	onChange: ( height: number | undefined ) => void;
};

/** Field for the height of the map. Typed text is kept until the field loses the focus; an invalid height is then removed. */
export function HeightField( { label, height, onChange }: Props ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ HEIGHT_MIN }
			step={ HEIGHT_STEP }
			label={ label }
			help={ __(
				'Minimum 400. Leave empty for three quarters of the width.',
				'mainstreet-blocks'
			) }
			value={ typed ?? height ?? '' }
			onChange={ ( text ) => {
				setTyped( text );
				onChange( parseHeight( text ) );
			} }
			onBlur={ () => setTyped( null ) }
		/>
	);
}
