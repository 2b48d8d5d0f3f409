import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import type { Attributes } from '../types';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** Settings for showing the form on the page or in a dialog, and for the text of the button that opens the dialog. */
export function DisplayPanel( { attributes, onChange }: Props ) {
	const isModal = attributes.displayMode === 'modal';
	return (
		<SettingsPanel
			title={ __( 'Display', 'mainstreet-blocks' ) }
			values={ attributes }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Show form', 'mainstreet-blocks' ),
					reset: { displayMode: undefined },
					control: ( label ) => (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							value={ isModal ? 'modal' : '' }
							options={ [
								{
									value: '',
									label: __(
										'On the page',
										'mainstreet-blocks'
									),
								},
								{
									value: 'modal',
									label: __(
										'After a button click',
										'mainstreet-blocks'
									),
								},
							] }
							onChange={ ( value ) =>
								onChange( { displayMode: value || undefined } )
							}
						/>
					),
				},
				isModal && {
					label: __( 'Button label', 'mainstreet-blocks' ),
					reset: { triggerButtonText: undefined },
					control: ( label ) => (
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ label }
							placeholder={ __( 'Donate', 'mainstreet-blocks' ) }
							value={ attributes.triggerButtonText ?? '' }
							onChange={ ( text ) =>
								onChange( {
									triggerButtonText: text || undefined,
								} )
							}
						/>
					),
				},
				isModal && {
					label: __( 'Keep button in view', 'mainstreet-blocks' ),
					reset: { triggerSticky: undefined },
					control: ( label ) => (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ label }
							checked={ attributes.triggerSticky === true }
							onChange={ ( isSticky ) =>
								onChange( {
									triggerSticky: isSticky || undefined,
								} )
							}
						/>
					),
				},
			] }
		/>
	);
}
