import { InspectorControls } from '@wordpress/block-editor';
import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { InfoPanel, SettingsPanel } from '@shared/inspector';
import {
	LANGUAGE_NAMES,
	LANGUAGES,
	type Attributes,
	type Reservation,
} from '../types';

type Props = {
	attributes: Attributes;
	reservation: Reservation;
	/** Default language. */
	defaultLanguage: string;
	setAttributes: ( changes: Partial< Attributes > ) => void;
	/** The picker, and its error message. */
	children: ReactNode;
};

/** Settings of the reservation form. */
export function Inspector( {
	attributes,
	reservation,
	defaultLanguage,
	setAttributes,
	children,
}: Props ) {
	return (
		<>
			<InspectorControls>
				<SettingsPanel
					title={ __( 'Settings', 'mainstreet-blocks' ) }
					values={ attributes }
					onChange={ setAttributes }
					settings={ [
						{
							label: __( 'Language', 'mainstreet-blocks' ),
							reset: { lang: defaultLanguage },
							control: ( label ) => (
								<SelectControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ label }
									value={ reservation.lang }
									options={ LANGUAGE_NAMES.map(
										( value ) => ( {
											value,
											label: LANGUAGES[ value ],
										} )
									) }
									onChange={ ( lang ) =>
										setAttributes( { lang } )
									}
								/>
							),
						},
						{
							label: __(
								'Open in a new window',
								'mainstreet-blocks'
							),
							reset: { newtab: false },
							control: ( label ) => (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ label }
									checked={ reservation.newtab }
									onChange={ ( newtab ) =>
										setAttributes( { newtab } )
									}
								/>
							),
						},
						reservation.style === 'button' && {
							label: __(
								'Remove button margin',
								'mainstreet-blocks'
							),
							reset: { negativeMargin: false },
							isShownByDefault: false,
							control: ( label ) => (
								<ToggleControl
									__nextHasNoMarginBottom
									label={ label }
									checked={ reservation.negativeMargin }
									onChange={ ( negativeMargin ) =>
										setAttributes( { negativeMargin } )
									}
								/>
							),
						},
					] }
				/>
				<InfoPanel title={ __( 'Restaurants', 'mainstreet-blocks' ) }>
					{ children }
				</InfoPanel>
			</InspectorControls>
			<InspectorControls group="advanced">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Load the form in an iframe',
						'mainstreet-blocks'
					) }
					help={ __(
						'Recommended. If off, OpenTable’s own script runs on your page.',
						'mainstreet-blocks'
					) }
					checked={ reservation.iframe }
					onChange={ ( iframe ) => setAttributes( { iframe } ) }
				/>
			</InspectorControls>
		</>
	);
}
