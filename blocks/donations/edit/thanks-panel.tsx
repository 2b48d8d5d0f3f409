import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { normalize } from '../attributes';
import { LONGEST_THANKS } from '../constants';
import type { PanelProps } from './amount-setting';

/** Setting for a message to donors, which is shown on the page and in the receipt. */
export function ThanksPanel( { attributes, onChange }: PanelProps ) {
	const { thankYouText } = normalize( attributes );
	return (
		<SettingsPanel
			title={ __( 'After a donation', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Thank-you message', 'mainstreet-blocks' ),
					reset: { thankYouText: undefined },
					control: ( label ) => (
						<TextareaControl
							__nextHasNoMarginBottom
							label={ label }
							help={ __(
								'Shown below “Thank you for your donation” on the page and in the receipt. It is not secret.',
								'mainstreet-blocks'
							) }
							maxLength={ LONGEST_THANKS }
							value={ thankYouText }
							onChange={ ( text ) =>
								onChange( { thankYouText: text || undefined } )
							}
						/>
					),
				},
			] }
		/>
	);
}
