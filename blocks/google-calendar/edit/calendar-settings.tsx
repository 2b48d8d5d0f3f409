import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { HEIGHT_DEFAULT, type Calendar } from '../types';
import { getView, setView, VIEWS, type View } from '../view-option';
import { HeightField } from './height-field';

type Props = {
	calendar: Calendar;
	onChange: ( changed: Partial< Calendar > ) => void;
};

/** View and height of the calendar. The view is part of its address. */
export function CalendarSettings( { calendar, onChange }: Props ) {
	const { url, height } = calendar;
	const labels: Record< View, string > = {
		MONTH: __( 'Month', 'mainstreet-blocks' ),
		WEEK: __( 'Week', 'mainstreet-blocks' ),
		AGENDA: __( 'Agenda', 'mainstreet-blocks' ),
	};
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Display', 'mainstreet-blocks' ) }
				values={ { url, height } }
				onChange={ onChange }
				settings={ [
					{
						label: __( 'Default view', 'mainstreet-blocks' ),
						reset: { url: setView( url, 'MONTH' ) },
						control: ( label ) => (
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ label }
								value={ getView( url ) }
								options={ VIEWS.map( ( value ) => ( {
									value,
									label: labels[ value ],
								} ) ) }
								onChange={ ( view ) =>
									onChange( { url: setView( url, view ) } )
								}
							/>
						),
					},
					{
						label: __( 'Height', 'mainstreet-blocks' ),
						reset: { height: HEIGHT_DEFAULT },
						control: ( label ) => (
							<HeightField
								label={ label }
								height={ height }
								onChange={ ( pixels ) =>
									onChange( { height: pixels } )
								}
							/>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
