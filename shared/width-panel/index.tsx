import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.8.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis
	__experimentalUnitControl as UnitControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PRESETS, UNITS, boundWidth, isPercentage } from './width';

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

export { isPercentage };
