import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	TextControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	hideByDefault,
	SettingsPanel,
	StyleSettings,
	type Setting,
	type Settings,
} from '@shared/inspector';
import type { InnerAttributes } from '../../inner/types';
import { ConditionPanel } from '../conditions';
import { readPlain, readText } from '../guards';
import { getConsentType } from './consent';
import { getDefaultSetting } from './default-control';
import { getFileSettings } from './file';
import { SignColor } from './kinds/colors';
import { getKindSettings, HAS_OWN_DEFAULT } from './kinds/settings';
import { useWholeField, type WholeField } from './kinds/use-whole-field';
import { useOtherOption } from './use-other-option';
import { ApplyToAll } from './styles/apply-to-all';
import { FieldStyles } from './styles';
import { WidthControl } from './width-control';

type Props = {
	type: string;
	/** Whether the field has inner blocks for label, input and options. */
	hasChildren: boolean;
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
	clientId: string;
};

/** Types with a placeholder. */
const BOXES = /^(?:text|name|email|url|telephone|textarea|number)$/;

const getRequired = ( {
	attributes,
	setAttributes,
}: Props ): Setting< InnerAttributes > => ( {
	label: __( 'Required', 'mainstreet-blocks' ),
	reset: { required: false },
	control: ( label ) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ attributes.required === true }
			onChange={ ( required ) => setAttributes( { required } ) }
		/>
	),
} );

/** Returns the setting that hides the words "(required)". The field is still required. */
const getRequiredText = ( {
	values,
	setValues,
}: WholeField ): Setting< InnerAttributes > => ( {
	label: __( 'Hide required text', 'mainstreet-blocks' ),
	reset: { requiredIndicator: undefined },
	isShownByDefault: false,
	control: ( label ) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ values.requiredIndicator === false }
			onChange={ ( isHidden ) =>
				setValues( {
					requiredIndicator: isHidden ? false : undefined,
				} )
			}
		/>
	),
} );

/** Returns the setting that excludes the field from "Apply to all fields". */
const getOwnStyles = ( {
	attributes,
	setAttributes,
}: Props ): Setting< InnerAttributes > => ( {
	label: __( 'Keep own styles', 'mainstreet-blocks' ),
	reset: { shareFieldAttributes: undefined },
	isShownByDefault: false,
	control: ( label ) => (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ __(
				'“Apply to all fields” of another field leaves this one as it is.',
				'mainstreet-blocks'
			) }
			checked={ attributes.shareFieldAttributes === false }
			onChange={ ( isOwn ) =>
				setAttributes( {
					shareFieldAttributes: isOwn ? false : undefined,
				} )
			}
		/>
	),
} );

/** Returns the settings that a field of the old format (F1) stores in its own attributes. */
function getAttributeSettings( props: Props ): Settings< InnerAttributes > {
	const { type, attributes, setAttributes } = props;
	const text = (
		name: string,
		label: string,
		standard?: string
	): Setting< InnerAttributes > => ( {
		label,
		reset: { [ name ]: standard },
		control: () => (
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ readPlain( attributes, name ) }
				onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
			/>
		),
	} );
	return [
		attributes.required === true &&
			hideByDefault(
				text(
					'requiredText',
					__( 'Required text', 'mainstreet-blocks' )
				)
			),
		type === 'consent' && getConsentType( props ),
		BOXES.test( type ) &&
			text( 'placeholder', __( 'Placeholder', 'mainstreet-blocks' ), '' ),
		type === 'select' &&
			text(
				'toggleLabel',
				__( 'Placeholder text', 'mainstreet-blocks' )
			),
		! HAS_OWN_DEFAULT.test( type ) && getDefaultSetting( props ),
	];
}

/** Setting for the HTML ID, in the panel "Advanced". */
function IdSetting( { attributes, setAttributes }: Props ) {
	return (
		<InspectorControls group="advanced">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'HTML ID', 'mainstreet-blocks' ) }
				help={ __(
					'A custom ID for styles, links and other plugins.',
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
	);
}

function RequiredButton( { attributes, setAttributes }: Props ) {
	const isRequired = attributes.required === true;
	return (
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
	);
}

function FieldWidth( props: Props ) {
	return (
		<StyleSettings
			group="dimensions"
			values={ props.attributes }
			onChange={ props.setAttributes }
			settings={ [
				{
					label: __( 'Field width', 'mainstreet-blocks' ),
					reset: { width: 100 },
					control: ( label ) => (
						<WidthControl { ...props } label={ label } />
					),
				},
			] }
		/>
	);
}

/** Hidden fields, sliders and implicit consent always have a value, so they cannot be required. */
const canBeRequired = ( { type, attributes }: Props ): boolean =>
	! /^(?:hidden|slider)$/.test( type ) &&
	( type !== 'consent' || attributes.consentType === 'explicit' );

/** Sidebar and toolbar of a field. */
export function FieldControls( props: Props ) {
	const { type, hasChildren, attributes } = props;
	const isRequired = attributes.required === true;
	const whole = useWholeField( props.clientId );
	const other = useOtherOption( type, whole.clientId );
	const canRequire = canBeRequired( props );
	const settings = [
		canRequire && getRequired( props ),
		canRequire && isRequired && getRequiredText( whole ),
		...( hasChildren ? [] : getAttributeSettings( props ) ),
		...( type === 'file' ? getFileSettings( props ) : [] ),
		...getKindSettings( whole ),
		...other.settings,
		type !== 'hidden' && getOwnStyles( props ),
	].flatMap( ( setting ) => setting || [] );
	return (
		<>
			{ type === 'rating' && <SignColor { ...whole } /> }
			{ ! hasChildren && type !== 'hidden' && (
				<FieldStyles { ...props } />
			) }
			{ canRequire && <RequiredButton { ...props } /> }
			{ settings.length > 0 && (
				<InspectorControls>
					<SettingsPanel
						title={ __( 'Field settings', 'mainstreet-blocks' ) }
						values={ { ...whole.values, ...other.values } }
						onChange={ ( changes ) =>
							whole.setValues( other.write( changes ) )
						}
						settings={ settings }
					/>
				</InspectorControls>
			) }
			{ type !== 'hidden' && <FieldWidth { ...props } /> }
			{ type !== 'hidden' && <ApplyToAll clientId={ whole.clientId } /> }
			<ConditionPanel { ...props } />
			<IdSetting { ...props } />
		</>
	);
}
