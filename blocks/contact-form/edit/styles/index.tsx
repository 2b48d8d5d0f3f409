import { __ } from '@wordpress/i18n';
import { hideByDefault, StyleColors, StyleSettings } from '@shared/inspector';
import type { Attributes } from '../../types';
import { useStyleControls, type Part as AnyPart } from './controls';
import type { FormStyles } from './read';

type Props = {
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
};

type Part = AnyPart< FormStyles >;

/** Color settings that are visible before one of them is set. */
const MAIN_COLORS: readonly FormStyles[] = [
	'buttonColor',
	'buttonBackgroundColor',
];

/** Settings that inputs and buttons share. */
const getBorders = (): Part[] => [
	{
		name: 'fieldBorderWidth',
		label: __( 'Field border width', 'mainstreet-blocks' ),
	},
	{
		name: 'fieldBorderRadius',
		label: __( 'Field border radius', 'mainstreet-blocks' ),
	},
	{
		name: 'buttonBorderWidth',
		label: __( 'Button border width', 'mainstreet-blocks' ),
	},
	{
		name: 'buttonBorderRadius',
		label: __( 'Button border radius', 'mainstreet-blocks' ),
	},
];

const getSpaces = (): Part[] => [
	{
		name: 'fieldGap',
		label: __( 'Space between fields', 'mainstreet-blocks' ),
	},
	{ name: 'fieldPadding', label: __( 'Field padding', 'mainstreet-blocks' ) },
	{
		name: 'buttonPadding',
		label: __( 'Button padding', 'mainstreet-blocks' ),
	},
];

const getColors = (): Part[] => [
	{ name: 'labelColor', label: __( 'Labels', 'mainstreet-blocks' ) },
	{ name: 'fieldColor', label: __( 'Field text', 'mainstreet-blocks' ) },
	{
		name: 'fieldBackgroundColor',
		label: __( 'Field background', 'mainstreet-blocks' ),
	},
	{
		name: 'fieldBorderColor',
		label: __( 'Field border', 'mainstreet-blocks' ),
	},
	{ name: 'buttonColor', label: __( 'Button text', 'mainstreet-blocks' ) },
	{
		name: 'buttonBackgroundColor',
		label: __( 'Button background', 'mainstreet-blocks' ),
	},
	{
		name: 'buttonBorderColor',
		label: __( 'Button border', 'mainstreet-blocks' ),
	},
];

const getSizes = (): Part[] => [
	{
		name: 'labelFontSize',
		label: __( 'Label font size', 'mainstreet-blocks' ),
	},
	{
		name: 'fieldFontSize',
		label: __( 'Field font size', 'mainstreet-blocks' ),
	},
	{
		name: 'buttonFontSize',
		label: __( 'Button font size', 'mainstreet-blocks' ),
	},
];

/** Style settings of labels, inputs and buttons, for all fields of the form. */
export function FormLooks( { attributes, setAttributes }: Props ) {
	const { toColor, toLength, toSize } = useStyleControls(
		attributes,
		setAttributes
	);
	const shared = { values: attributes, onChange: setAttributes };
	return (
		<>
			<StyleColors
				colors={ getColors().map( ( part ) => ( {
					...toColor( part ),
					isShownByDefault: MAIN_COLORS.includes( part.name ),
				} ) ) }
			/>
			<StyleSettings
				{ ...shared }
				group="typography"
				settings={ getSizes().map( toSize ).map( hideByDefault ) }
			/>
			<StyleSettings
				{ ...shared }
				group="border"
				settings={ getBorders().map( toLength ).map( hideByDefault ) }
			/>
			<StyleSettings
				{ ...shared }
				group="dimensions"
				settings={ getSpaces().map( toLength ).map( hideByDefault ) }
			/>
		</>
	);
}
