import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { parsePosition, type Position } from '../attributes';
import type { Point } from '../types';

type Props = {
	point: Point;
	onMove: ( position: Position ) => void;
};

type FieldProps = {
	label: string;
	value: number;
	/** Maximum in degrees. */
	max: number;
	error: string;
	onChange: ( degrees: number ) => void;
};

/** Field for one coordinate. Typed text, valid or not, is kept until the field loses the focus. */
function DegreesField( { label, value, max, error, onChange }: FieldProps ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const isRight = ( text: string ) =>
		text.trim() !== '' && Math.abs( Number( text ) ) <= max;
	const isWrong = typed !== null && ! isRight( typed );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ -max }
			max={ max }
			step="any"
			dir="ltr"
			label={ label }
			help={ isWrong ? error : undefined }
			aria-invalid={ isWrong }
			value={ typed ?? value }
			onChange={ ( text ) => {
				setTyped( text );
				if ( isRight( text ) ) {
					onChange( Number( text ) );
				}
			} }
			onBlur={ () => setTyped( null ) }
		/>
	);
}

/** Fields for the coordinates of a marker, as an alternative to dragging it. */
export function PositionFields( { point, onMove }: Props ) {
	const position = parsePosition( point.coordinates );
	return (
		position && (
			<div className="wp-block-jetpack-map__position">
				<DegreesField
					label={ __( 'Latitude', 'mainstreet-blocks' ) }
					value={ position.lat }
					max={ 90 }
					error={ __(
						'Enter a number from -90 to 90.',
						'mainstreet-blocks'
					) }
					onChange={ ( lat ) => onMove( { ...position, lat } ) }
				/>
				<DegreesField
					label={ __( 'Longitude', 'mainstreet-blocks' ) }
					value={ position.lng }
					max={ 180 }
					error={ __(
						'Enter a number from -180 to 180.',
						'mainstreet-blocks'
					) }
					onChange={ ( lng ) => onMove( { ...position, lng } ) }
				/>
			</div>
		)
	);
}
