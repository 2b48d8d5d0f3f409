import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import type { Position } from '../attributes';
import type { Point } from '../types';
import { PositionFields } from './position-fields';

type Props = {
	point: Point;
	/** Whether the marker is that of the business, of which only the position can be edited here. */
	isSite?: boolean;
	onChange: ( texts: Partial< Pick< Point, 'title' | 'caption' > > ) => void;
	onMove: ( position: Position ) => void;
	onDelete: () => void;
};

/** Fields of a marker, in its popup and in the sidebar. */
export function MarkerFields( {
	point,
	isSite = false,
	onChange,
	onMove,
	onDelete,
}: Props ) {
	if ( isSite ) {
		return (
			<div className="wp-block-jetpack-map__marker-fields">
				<PositionFields point={ point } onMove={ onMove } />
			</div>
		);
	}
	return (
		<div className="wp-block-jetpack-map__marker-fields">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Marker title', 'mainstreet-blocks' ) }
				value={ decodeAttribute( point.title ?? '' ) }
				onChange={ ( title ) => onChange( { title } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Marker caption', 'mainstreet-blocks' ) }
				rows={ 3 }
				value={ decodeAttribute( point.caption ?? '' ) }
				onChange={ ( caption ) => onChange( { caption } ) }
			/>
			<PositionFields point={ point } onMove={ onMove } />
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				onClick={ onDelete }
			>
				{ __( 'Delete marker', 'mainstreet-blocks' ) }
			</Button>
		</div>
	);
}
