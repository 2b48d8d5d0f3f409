import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { normalize } from '../attributes';
import { amountSetting, type PanelProps } from './amount-setting';

/** Settings of the donation goal, which the published page compares with the donations so far. */
export function GoalPanel( props: PanelProps ) {
	const { attributes, onChange } = props;
	const { goalAmount, goalText } = normalize( attributes );
	return (
		<SettingsPanel
			title={ __( 'Goal', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ [
				amountSetting(
					props,
					'goalAmount',
					__( 'Goal', 'mainstreet-blocks' ),
					__(
						'The form shows how much has been donated on this page. Leave empty for no goal.',
						'mainstreet-blocks'
					)
				),
				goalAmount > 0 && {
					label: __( 'Goal description', 'mainstreet-blocks' ),
					reset: { goalText: undefined },
					control: ( label ) => (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ goalText }
							onChange={ ( text ) =>
								onChange( { goalText: text || undefined } )
							}
						/>
					),
				},
			] }
		/>
	);
}
