import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { InnerAttributes } from '../../inner/types';
import { readWidth, WIDTHS } from '../guards';

type Props = {
	label: string;
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

/** Setting for the width of a field within the form. */
export const WidthControl = ( { label, attributes, setAttributes }: Props ) => (
	<SelectControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ label }
		value={ readWidth( attributes ) }
		options={ WIDTHS.map( ( width ) => ( {
			value: width,
			label:
				width === 'auto'
					? __( 'Auto', 'mainstreet-blocks' )
					: `${ width }%`,
		} ) ) }
		onChange={ ( width ) =>
			setAttributes( {
				width: width === 'auto' ? width : Number( width ),
			} )
		}
	/>
);
