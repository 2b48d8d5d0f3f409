import { ContrastChecker, InspectorControls } from '@wordpress/block-editor';
import {
	ToggleControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own inspectors choose with, from 5.9 to 7.1.
	__experimentalToggleGroupControl as ToggleGroupControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- as above.
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel, StyleColors } from '@shared/inspector';
import type { Calendar } from '../attributes';
import { DEFAULT_COLORS } from '../constants';
import { COLORS, type Attributes, type Color } from '../types';
import { toHex } from './to-hex';

type Props = {
	calendar: Calendar;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

function CalendarColors( { calendar, onChange }: Props ) {
	const labels: Record< Color, string > = {
		backgroundColor: __( 'Background', 'mainstreet-blocks' ),
		textColor: __( 'Text', 'mainstreet-blocks' ),
		primaryColor: __( 'Buttons and links', 'mainstreet-blocks' ),
	};
	return (
		<StyleColors
			colors={ COLORS.map( ( name ) => ( {
				label: labels[ name ],
				color: `#${ calendar[ name ] }`,
				isDefault: calendar[ name ] === DEFAULT_COLORS[ name ],
				onColor: ( color ) => {
					const chosen = color
						? toHex( color )
						: DEFAULT_COLORS[ name ];
					if ( chosen ) {
						onChange( { [ name ]: chosen } );
					}
				},
				reset: { [ name ]: DEFAULT_COLORS[ name ] },
			} ) ) }
		>
			<ContrastChecker
				textColor={ `#${ calendar.textColor }` }
				backgroundColor={ `#${ calendar.backgroundColor }` }
				isLargeText={ false }
			/>
		</StyleColors>
	);
}

export function Inspector( { calendar, onChange }: Props ) {
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Calendar settings', 'mainstreet-blocks' ) }
					values={ calendar }
					onChange={ onChange }
					settings={ [
						{
							label: __( 'Style', 'mainstreet-blocks' ),
							reset: { style: 'inline' },
							control: ( label ) => (
								<ToggleGroupControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									isBlock
									label={ label }
									help={
										calendar.style === 'link'
											? __(
													'A button opens the calendar.',
													'mainstreet-blocks'
												)
											: __(
													'The calendar is shown in the page.',
													'mainstreet-blocks'
												)
									}
									value={ calendar.style }
									onChange={ ( style ) =>
										onChange( { style: String( style ) } )
									}
								>
									<ToggleGroupControlOption
										value="inline"
										label={ __(
											'Inline',
											'mainstreet-blocks'
										) }
									/>
									<ToggleGroupControlOption
										value="link"
										label={ __(
											'Link',
											'mainstreet-blocks'
										) }
									/>
								</ToggleGroupControl>
							),
						},
						{
							label: __(
								'Hide event type details',
								'mainstreet-blocks'
							),
							reset: { hideEventTypeDetails: false },
							control: ( label ) => (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ label }
									checked={ calendar.hideEventTypeDetails }
									onChange={ ( hideEventTypeDetails ) =>
										onChange( { hideEventTypeDetails } )
									}
								/>
							),
						},
					] }
				/>
			</InspectorControls>
			<CalendarColors calendar={ calendar } onChange={ onChange } />
		</>
	);
}
