import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

type Props = {
	isLinked: boolean;
	onChange: ( isLinked: boolean ) => void;
};

export function Inspector( { isLinked, onChange }: Props ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Settings', 'mainstreet-blocks' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Link address to Google Maps',
						'mainstreet-blocks'
					) }
					checked={ isLinked }
					onChange={ onChange }
				/>
			</PanelBody>
		</InspectorControls>
	);
}
