import {
	PanelBody,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { getEditorState } from '@shared/editor-state';
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
		<PanelBody title={ __( 'Settings', 'mainstreet-blocks' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show subscriber count', 'mainstreet-blocks' ) }
				checked={ showSubscribersTotal }
				onChange={ ( isShown ) =>
					onChange( { showSubscribersTotal: isShown } )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Place button on new line', 'mainstreet-blocks' ) }
				checked={ buttonOnNewLine }
				onChange={ ( isBelow ) =>
					onChange( { buttonOnNewLine: isBelow } )
				}
			/>
			{ getEditorState().siteType !== 'simple' && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Success message', 'mainstreet-blocks' ) }
					help={ __(
						'Stands instead of the form once somebody has sent it.',
						'mainstreet-blocks'
					) }
					value={ showText( 'successMessage', successMessage ) }
					onChange={ ( typed ) =>
						onChange( {
							successMessage: storeText(
								'successMessage',
								typed
							),
						} )
					}
				/>
			) }
		</PanelBody>
	);
}
