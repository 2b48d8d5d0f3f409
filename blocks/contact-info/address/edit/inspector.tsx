import { InspectorControls } from '@wordpress/block-editor';
import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';

type Props = {
	isLinked: boolean;
	onChange: ( isLinked: boolean ) => void;
};

export function Inspector( { isLinked, onChange }: Props ) {
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ { isLinked } }
				onChange={ ( changed ) =>
					onChange( changed.isLinked === true )
				}
				settings={ [
					{
						label: __(
							'Link address to Google Maps',
							'mainstreet-blocks'
						),
						reset: { isLinked: false },
						control: ( label ) => (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ label }
								checked={ isLinked }
								onChange={ onChange }
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
