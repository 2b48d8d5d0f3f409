import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	TextControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { InnerAttributes } from '../../inner/types';
import { readPlain, readText } from '../guards';
import { ConsentType } from './consent';
import { DefaultControl } from './default-control';
import { FileControls } from './file';
import { WidthControl } from './width-control';

type Props = {
	type: string;
	/** The field keeps label, placeholder and options in inner blocks. */
	hasChildren: boolean;
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

/** Types with a text that stands in the empty box. */
const BOXES = /^(?:text|name|email|url|telephone|textarea|number)$/;

function RequiredToggle( { attributes, setAttributes }: Props ) {
	const isRequired = attributes.required === true;
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Field is required', 'mainstreet-blocks' ) }
			checked={ isRequired }
			onChange={ ( required ) => setAttributes( { required } ) }
		/>
	);
}

/** Settings that a field of the old format (F1) keeps in its own attributes. */
function AttributeSettings( props: Props ) {
	const { type, attributes, setAttributes } = props;
	const text = ( name: string, label: string ) => (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ readPlain( attributes, name ) }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<>
			{ attributes.required === true &&
				text(
					'requiredText',
					__( 'Text for “required”', 'mainstreet-blocks' )
				) }
			{ type === 'consent' && <ConsentType { ...props } /> }
			{ BOXES.test( type ) &&
				text(
					'placeholder',
					__( 'Placeholder', 'mainstreet-blocks' )
				) }
			{ type === 'select' &&
				text(
					'toggleLabel',
					__( 'Text before a choice', 'mainstreet-blocks' )
				) }
			<DefaultControl { ...props } />
		</>
	);
}

/** Sidebar and toolbar of a field. */
export function FieldControls( props: Props ) {
	const { type, hasChildren, attributes, setAttributes } = props;
	const isRequired = attributes.required === true;
	// What is only told can't be left out.
	const canBeRequired =
		type !== 'hidden' &&
		( type !== 'consent' || attributes.consentType === 'explicit' );
	return (
		<>
			{ canBeRequired && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							isPressed={ isRequired }
							onClick={ () =>
								setAttributes( { required: ! isRequired } )
							}
						>
							{ __( 'Required', 'mainstreet-blocks' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			<InspectorControls>
				<PanelBody
					title={ __( 'Field Settings', 'mainstreet-blocks' ) }
				>
					{ canBeRequired && <RequiredToggle { ...props } /> }
					{ ! hasChildren && <AttributeSettings { ...props } /> }
					{ type === 'file' && <FileControls { ...props } /> }
					{ type !== 'hidden' && <WidthControl { ...props } /> }
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'HTML ID', 'mainstreet-blocks' ) }
					help={ __(
						'A name of your own for this field, for styles, links and other plugins.',
						'mainstreet-blocks'
					) }
					value={ readText( attributes, 'id' ) }
					onChange={ ( id ) =>
						setAttributes( {
							id: id.replace( /[^A-Za-z0-9_-]+/g, '-' ),
						} )
					}
				/>
			</InspectorControls>
		</>
	);
}
