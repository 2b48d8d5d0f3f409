import { InspectorControls } from '@wordpress/block-editor';
import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { readPrefix } from '../attributes';
import type { Attributes } from '../types';

type Props = Attributes & {
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Sidebar: what visitors see in front of email, phone and address. */
export function Inspector( { prefix, onChange }: Props ) {
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ { prefix } }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Before each item', 'mainstreet-blocks' ),
						reset: { prefix: 'none' },
						control: ( label ) => (
							<RadioControl
								label={ label }
								selected={ prefix }
								options={ [
									{
										label: __(
											'None',
											'mainstreet-blocks'
										),
										value: 'none',
									},
									{
										label: __(
											'An icon',
											'mainstreet-blocks'
										),
										value: 'icon',
									},
									{
										label: __(
											'A label',
											'mainstreet-blocks'
										),
										value: 'label',
									},
								] }
								onChange={ ( value: string ) =>
									onChange( { prefix: readPrefix( value ) } )
								}
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
