import { InspectorControls } from '@wordpress/block-editor';
import { ExternalLink, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { readDonation } from '../attributes';
import { INTERVALS } from '../types';
import type { PanelProps } from './amount-setting';
import { AmountsPanel } from './amounts-panel';
import { changeDonation } from './change-donation';
import { Colors } from './colors';
import { DisplayPanel } from './display-panel';
import { GoalPanel } from './goal-panel';
import { LayoutPanel } from './layout-panel';
import { ThanksPanel } from './thanks-panel';

type Props = PanelProps & {
	/** URL of the list of donations; '' for users who may not see it. */
	earningsUrl: string;
};

/**
 * Returns the switches of the intervals. One-time donations have a switch only while they are off: a form without them would not be saved.
 */
function useSwitches( { attributes, onChange }: Props ) {
	const labels = {
		'one-time': __( 'Show one-time donations', 'mainstreet-blocks' ),
		'1 month': __( 'Show monthly donations', 'mainstreet-blocks' ),
		'1 year': __( 'Show annual donations', 'mainstreet-blocks' ),
	};
	return INTERVALS.map( ( { attribute, interval } ) => {
		const { show } = readDonation( attributes, attribute );
		return (
			( interval !== 'one-time' || ! show ) && {
				label: labels[ interval ],
				reset: changeDonation( attributes, attribute, { show: true } ),
				control: ( label: string ) => (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ label }
						checked={ show }
						onChange={ ( checked ) =>
							onChange(
								changeDonation( attributes, attribute, {
									show: checked,
								} )
							)
						}
					/>
				),
			}
		);
	} );
}

/** Panels of the tab Settings. */
function Panels( props: Props ) {
	const { attributes, earningsUrl, onChange } = props;
	const switches = useSwitches( props );
	return (
		<>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ attributes }
				onChange={ onChange }
				settings={ [
					...switches,
					{
						label: __( 'Show custom amount', 'mainstreet-blocks' ),
						reset: { showCustomAmount: true },
						isShownByDefault: false,
						control: ( label ) => (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ label }
								checked={
									attributes.showCustomAmount !== false
								}
								onChange={ ( showCustomAmount ) =>
									onChange( { showCustomAmount } )
								}
							/>
						),
					},
					{
						label: __(
							'Let donors cover the payment fees',
							'mainstreet-blocks'
						),
						reset: { coverFees: false },
						isShownByDefault: false,
						control: ( label ) => (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ label }
								checked={ attributes.coverFees === true }
								onChange={ ( coverFees ) =>
									onChange( { coverFees } )
								}
							/>
						),
					},
				] }
			/>
			<AmountsPanel { ...props } />
			<GoalPanel { ...props } />
			<ThanksPanel { ...props } />
			<DisplayPanel { ...props } />
			{ earningsUrl && (
				<div className="mainstreet-donations-earnings">
					<ExternalLink href={ earningsUrl }>
						{ __( 'View donation earnings', 'mainstreet-blocks' ) }
					</ExternalLink>
				</div>
			) }
		</>
	);
}

export const Inspector = ( props: Props ) => (
	<>
		<InspectorControls>
			<Panels { ...props } />
		</InspectorControls>
		<InspectorControls group="styles">
			<LayoutPanel { ...props } />
		</InspectorControls>
		<Colors { ...props } />
	</>
);
