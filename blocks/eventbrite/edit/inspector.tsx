import { InspectorControls } from '@wordpress/block-editor';
import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import type { Tickets } from '../attributes';

type Props = {
	tickets: Tickets;
	onChange: ( attributes: { style?: string } ) => void;
};

export function Inspector( { tickets, onChange }: Props ) {
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Settings', 'mainstreet-blocks' ) }
				values={ tickets }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Embed Type', 'mainstreet-blocks' ),
						reset: { style: 'inline' },
						control: ( label ) => (
							<RadioControl
								label={ label }
								help={ __(
									'The button opens the tickets in a modal.',
									'mainstreet-blocks'
								) }
								selected={ tickets.style }
								options={ [
									{
										value: 'inline',
										label: __(
											'In-page Embed',
											'mainstreet-blocks'
										),
									},
									{
										value: 'modal',
										label: __(
											'Button & Modal',
											'mainstreet-blocks'
										),
									},
								] }
								onChange={ ( style ) => onChange( { style } ) }
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
