import { InspectorControls } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { toText } from '@shared/guards';
import { SettingsPanel, type Setting } from '@shared/inspector';
import type { Attributes } from '../types';
import { FIELDS } from './fields';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const getTitles = () => ( {
	email: __( 'Email field', 'mainstreet-blocks' ),
	firstName: __( 'First name field', 'mainstreet-blocks' ),
	lastName: __( 'Last name field', 'mainstreet-blocks' ),
} );

const getToggles = () => ( {
	firstNameShow: __( 'Show first name field', 'mainstreet-blocks' ),
	lastNameShow: __( 'Show last name field', 'mainstreet-blocks' ),
} );

type TextName = `${ ( typeof FIELDS )[ number ][ 'name' ] }${
	'Label' | 'Placeholder' }`;

/** Default texts, as in block.json. */
const getStandard = ( name: TextName ): string =>
	toText( getBlockType( 'jetpack/revue' )?.attributes[ name ]?.default );

/** One panel for each field: whether it is there, and its words. */
export function Inspector( { attributes, onChange }: Props ) {
	const titles = getTitles();
	const toggles = getToggles();
	const text = ( name: TextName, label: string ): Setting< Attributes > => ( {
		label,
		reset: { [ name ]: getStandard( name ) },
		control: () => (
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ attributes[ name ] }
				onChange={ ( typed ) => onChange( { [ name ]: typed } ) }
			/>
		),
	} );
	return (
		<InspectorControls>
			{ FIELDS.map( ( { name, show } ) => {
				const isShown = ! show || attributes[ show ];
				return (
					<SettingsPanel
						key={ name }
						title={ titles[ name ] }
						values={ attributes }
						onChange={ onChange }
						settings={ [
							show !== null && {
								label: toggles[ show ],
								reset: { [ show ]: true },
								control: ( label ) => (
									<ToggleControl
										__nextHasNoMarginBottom
										label={ label }
										checked={ attributes[ show ] }
										onChange={ ( isOn ) =>
											onChange( { [ show ]: isOn } )
										}
									/>
								),
							},
							isShown &&
								text(
									`${ name }Label`,
									__( 'Label', 'mainstreet-blocks' )
								),
							isShown &&
								text(
									`${ name }Placeholder`,
									__( 'Placeholder', 'mainstreet-blocks' )
								),
						] }
					/>
				);
			} ) }
		</InspectorControls>
	);
}
