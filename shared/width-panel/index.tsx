import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalUnitControl as UnitControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Widths with a button. */
export const PRESETS = [ '25%', '50%', '75%', '100%' ] as const;

/** Units with their maximum. */
export const UNITS = [
	{ value: 'px', label: 'px' },
	{ value: '%', label: '%' },
	{ value: 'em', label: 'em' },
];

const MAX_PERCENT = 100;
const WIDTH = /^(-?\d*\.?\d+)(px|%|em)$/;

/** Whether a width is relative. */
export const isPercentage = ( width: string | undefined ): width is string =>
	width?.endsWith( '%' ) ?? false;

/**
 * Clamps a typed width: at least 0, at most 100 %.
 *
 * @param typed Number with its unit, as the unit control gives it.
 * @return The width; undefined if it is invalid.
 */
export function boundWidth( typed: string | undefined ): string | undefined {
	const found = WIDTH.exec( typed?.trim() ?? '' );
	if ( ! found ) {
		return undefined;
	}
	const [ , amount, unit ] = found;
	const number = Math.max( Number( amount ), 0 );
	return `${ unit === '%' ? Math.min( number, MAX_PERCENT ) : number }${
		unit ?? ''
	}`;
}

type Props = {
	width: string | undefined;
	/** Whether percentages are offered. */
	hasPercentages: boolean;
	onChange: ( width: string | undefined ) => void;
};

/** Width of a button for the panel "Dimensions": buttons for common percentages, and a field. */
export function WidthFields( { width, hasPercentages, onChange }: Props ) {
	return (
		<VStack spacing={ 4 }>
			{ hasPercentages && (
				<ToggleGroupControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					isBlock
					isDeselectable
					label={ __( 'Percentage width', 'mainstreet-blocks' ) }
					value={ width }
					onChange={ ( chosen ) =>
						onChange(
							chosen === undefined ? undefined : String( chosen )
						)
					}
				>
					{ PRESETS.map( ( preset ) => (
						<ToggleGroupControlOption
							key={ preset }
							value={ preset }
							label={ preset }
						/>
					) ) }
				</ToggleGroupControl>
			) }
			<UnitControl
				__next40pxDefaultSize
				label={ __( 'Custom width', 'mainstreet-blocks' ) }
				min={ 0 }
				max={ isPercentage( width ) ? 100 : undefined }
				units={
					hasPercentages
						? UNITS
						: UNITS.filter( ( { value } ) => value !== '%' )
				}
				value={ width ?? '' }
				onChange={ ( typed ) => onChange( boundWidth( typed ) ) }
			/>
		</VStack>
	);
}
