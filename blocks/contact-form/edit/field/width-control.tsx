import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- core's own blocks choose widths with it.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import type { InnerAttributes } from '../../inner/types';
import { readWidth, WIDTHS } from '../guards';

type Props = {
	label: string;
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

/** How much of the form's width the field takes. */
export function WidthControl( { label, attributes, setAttributes }: Props ) {
	return (
		<ToggleGroupControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			isBlock
			label={ label }
			value={ readWidth( attributes ) }
			onChange={ ( width ) =>
				setAttributes( { width: Number( width ) } )
			}
		>
			{ WIDTHS.map( ( width ) => (
				<ToggleGroupControlOption
					key={ width }
					value={ String( width ) }
					label={ `${ width }%` }
				/>
			) ) }
		</ToggleGroupControl>
	);
}
