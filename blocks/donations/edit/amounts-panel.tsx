import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { hideByDefault, SettingsPanel } from '@shared/inspector';
import { normalize } from '../attributes';
import { INTERVALS } from '../types';
import { amountSetting, type PanelProps } from './amount-setting';
import { getTabs } from './texts';

/** Settings for the preselected amount, and for limits of the custom amount. */
export function AmountsPanel( props: PanelProps ) {
	const { attributes, onChange } = props;
	const settings = normalize( attributes );
	const tabs = getTabs();
	return (
		<SettingsPanel
			title={ __( 'Amounts', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Default tab', 'mainstreet-blocks' ),
					reset: { defaultInterval: undefined },
					control: ( label ) => (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ settings.defaultInterval }
							options={ INTERVALS.filter(
								( { attribute } ) => settings[ attribute ].show
							).map( ( { interval } ) => ( {
								value: interval,
								label: tabs[ interval ],
							} ) ) }
							onChange={ ( defaultInterval ) =>
								onChange( {
									defaultInterval:
										defaultInterval === 'one-time'
											? undefined
											: defaultInterval,
								} )
							}
						/>
					),
				},
				{
					label: __( 'Default amount', 'mainstreet-blocks' ),
					reset: { defaultAmount: undefined },
					control: ( label ) => (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ String( settings.defaultAmount ) }
							options={ [ 0, 1, 2, 3 ].map( ( place ) => ( {
								value: String( place ),
								label: place
									? sprintf(
											/* translators: %d: number from 1 to 3. */
											__(
												'Amount %d',
												'mainstreet-blocks'
											),
											place
										)
									: __( 'None', 'mainstreet-blocks' ),
							} ) ) }
							onChange={ ( place ) =>
								onChange( {
									defaultAmount: Number( place ) || undefined,
								} )
							}
						/>
					),
				},
				settings.showCustomAmount && {
					...amountSetting(
						props,
						'minimumAmount',
						__( 'Minimum custom amount', 'mainstreet-blocks' ),
						__(
							'Leave empty to use the payment provider’s minimum.',
							'mainstreet-blocks'
						)
					),
					isShownByDefault: false,
					isHalf: true,
				},
				settings.showCustomAmount && {
					...amountSetting(
						props,
						'maximumAmount',
						__( 'Maximum custom amount', 'mainstreet-blocks' ),
						__( 'Leave empty for no limit.', 'mainstreet-blocks' )
					),
					isShownByDefault: false,
					isHalf: true,
				},
				settings.showCustomAmount &&
					hideByDefault(
						amountSetting(
							props,
							'customAmountPlaceholder',
							__(
								'Custom amount placeholder',
								'mainstreet-blocks'
							),
							__(
								'Shown in the field while it is empty.',
								'mainstreet-blocks'
							)
						)
					),
			] }
		/>
	);
}
