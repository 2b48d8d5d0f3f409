import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.8.
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';

const LARGEST = 50;

const PIXELS = [ { value: 'px', label: 'px', default: 0 } ];

/**
 * Parses and clamps the input.
 *
 * @param typed Of the control, such as `12px`; `undefined` or '' for none.
 * @return Whole pixels from 0 to 50; `undefined`: the theme decides.
 */
function readRadius( typed: string | undefined ): number | undefined {
	const radius = Number.parseInt( typed ?? '', 10 );
	return Number.isNaN( radius )
		? undefined
		: Math.min( LARGEST, Math.max( 0, radius ) );
}

type Props = {
	label: string;
	/** Pixels; `undefined` for the theme's default. */
	value: number | undefined;
	onChange: ( radius: number | undefined ) => void;
};

/** Border radius in pixels. The field is empty for the theme's default, which a slider could not show. */
export function RadiusControl( { label, value, onChange }: Props ) {
	return (
		<UnitControl
			__next40pxDefaultSize
			label={ label }
			min={ 0 }
			max={ LARGEST }
			units={ PIXELS }
			value={ value === undefined ? '' : `${ value }px` }
			onChange={ ( typed ) => onChange( readRadius( typed ) ) }
		/>
	);
}
