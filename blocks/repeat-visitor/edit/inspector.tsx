import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { normalise } from '../attributes';
import type { Attributes } from '../types';
import { ThresholdControl, VisibilityControl } from './rule-controls';

type Props = {
	rule: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar: the rule, as it also stands in the canvas. */
export function Inspector( { rule, onChange }: Props ) {
	const { criteria, threshold } = normalise( {} );
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ rule }
				onChange={ onChange }
				settings={ [
					{
						label: __(
							'Visit count threshold',
							'mainstreet-blocks'
						),
						reset: { threshold },
						control: () => (
							<ThresholdControl
								{ ...rule }
								onChange={ onChange }
							/>
						),
					},
					{
						label: __( 'Visibility', 'mainstreet-blocks' ),
						reset: { criteria },
						control: () => (
							<VisibilityControl
								{ ...rule }
								onChange={ onChange }
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
