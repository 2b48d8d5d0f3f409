import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.8.
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';

const LARGEST = 50;

const PIXELS = [ { value: 'px', label: 'px', default: 0 } ];

/**
 * What was typed, within the bounds.
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
	/** Pixels; `undefined`: the theme decides. */
	value: number | undefined;
	onChange: ( radius: number | undefined ) => void;
};

/**
 * Border radius of a block that stores it as a number of pixels. The field is empty while the theme
 * decides; a slider would show some radius even then.
 */
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
