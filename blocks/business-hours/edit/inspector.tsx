import { InspectorControls } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import type { Attributes } from '@shared/opening-hours/types';
import { getZone } from '@shared/opening-hours/dates';

type Props = {
	showOpenNow: boolean;
	/** Whether the block style "One line" is chosen, which always shows it. */
	isOneLine: boolean;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar of the hours. */
export function Inspector( { showOpenNow, isOneLine, onChange }: Props ) {
	if ( isOneLine ) {
		return null;
	}
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ { showOpenNow: showOpenNow || undefined } }
				onChange={ onChange }
				settings={ [
					{
						label: __(
							'Show whether it is open now',
							'mainstreet-blocks'
						),
						reset: { showOpenNow: undefined },
						control: ( label ) => (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ label }
								help={ sprintf(
									/* translators: %s: time zone, such as Europe/Berlin. */
									__(
										'Uses this site’s time zone (%s). Visitors without JavaScript only see the hours.',
										'mainstreet-blocks'
									),
									getZone()
								) }
								checked={ showOpenNow }
								onChange={ ( isOn ) =>
									onChange( {
										showOpenNow: isOn || undefined,
									} )
								}
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
