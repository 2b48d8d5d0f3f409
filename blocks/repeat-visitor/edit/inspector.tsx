import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { normalize } from '../attributes';
import type { Attributes } from '../types';
import { RuleControl } from './rule-control';

type Props = {
	rule: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar: the rule, as it also stands in the canvas. */
export function Inspector( { rule, onChange }: Props ) {
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ rule }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Visibility', 'mainstreet-blocks' ),
						reset: normalize( {} ),
						control: () => (
							<RuleControl rule={ rule } onChange={ onChange } />
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
