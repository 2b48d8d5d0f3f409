import { TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getSiteType } from '@shared/upgrade/features';
import { SettingsPanel as Panel } from '@shared/inspector';
import { TEXTS } from '../constants';
import type { Attributes } from '../types';
import { showText, storeText } from './texts';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar panel "Settings". Where a host sends its own mails, the sentence about them is not the author's. */
export function SettingsPanel( { attributes, onChange }: Props ) {
	const { buttonOnNewLine, showSubscribersTotal, successMessage } =
		attributes;
	return (
		<Panel
			title={ __( 'Settings', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Show subscriber count', 'mainstreet-blocks' ),
					reset: { showSubscribersTotal: false },
					control: ( label ) => (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							checked={ showSubscribersTotal }
							onChange={ ( isShown ) =>
								onChange( { showSubscribersTotal: isShown } )
							}
						/>
					),
				},
				{
					label: __(
						'Place button on new line',
						'mainstreet-blocks'
					),
					reset: { buttonOnNewLine: false },
					isShownByDefault: false,
					control: ( label ) => (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							checked={ buttonOnNewLine }
							onChange={ ( isBelow ) =>
								onChange( { buttonOnNewLine: isBelow } )
							}
						/>
					),
				},
				getSiteType() !== 'simple' && {
					label: __( 'Success message', 'mainstreet-blocks' ),
					reset: { successMessage: TEXTS.successMessage },
					control: ( label ) => (
						<TextareaControl
							__nextHasNoMarginBottom
							label={ label }
							help={ __(
								'Shown in place of the form after someone submits it.',
								'mainstreet-blocks'
							) }
							value={ showText(
								'successMessage',
								successMessage
							) }
							onChange={ ( typed ) =>
								onChange( {
									successMessage: storeText(
										'successMessage',
										typed
									),
								} )
							}
						/>
					),
				},
			] }
		/>
	);
}
