import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
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

/** One panel for each field: whether it is there, and its words. */
export function Inspector( { attributes, onChange }: Props ) {
	const titles = getTitles();
	const toggles = getToggles();
	return (
		<InspectorControls>
			{ FIELDS.map( ( { name, show } ) => (
				<PanelBody key={ name } title={ titles[ name ] }>
					{ show && (
						<ToggleControl
							__nextHasNoMarginBottom
							label={ toggles[ show ] }
							checked={ attributes[ show ] }
							onChange={ ( isShown ) =>
								onChange( { [ show ]: isShown } )
							}
						/>
					) }
					{ ( ! show || attributes[ show ] ) && (
						<>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __( 'Label', 'mainstreet-blocks' ) }
								value={ attributes[ `${ name }Label` ] }
								onChange={ ( typed ) =>
									onChange( { [ `${ name }Label` ]: typed } )
								}
							/>
							<TextControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __(
									'Placeholder',
									'mainstreet-blocks'
								) }
								value={ attributes[ `${ name }Placeholder` ] }
								onChange={ ( typed ) =>
									onChange( {
										[ `${ name }Placeholder` ]: typed,
									} )
								}
							/>
						</>
					) }
				</PanelBody>
			) ) }
		</InspectorControls>
	);
}
