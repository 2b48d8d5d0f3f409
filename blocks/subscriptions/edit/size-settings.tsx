import { useSettings } from '@wordpress/block-editor';
import { FontSizePicker, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { hideByDefault, StyleSettings, type Setting } from '@shared/inspector';
import { WidthFields } from '@shared/width-panel';
import { FALLBACKS } from '../constants';
import type { Attributes } from '../types';
import { RANGES } from './ranges';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

type Size = { slug: string; size: string | number; name?: string };

/** Font sizes of all origins: the site owner's, the theme's, WordPress's. */
function useFontSizes(): Size[] {
	const lists: unknown[] = useSettings(
		'typography.fontSizes.custom',
		'typography.fontSizes.theme',
		'typography.fontSizes.default'
	);
	// A theme's sizes stand instead of WordPress's.
	const [ first = [] ] = lists.filter(
		( list ): list is Size[] => Array.isArray( list ) && list.length > 0
	);
	return first;
}

function FontSize( { attributes, onChange }: Props ) {
	const sizes = useFontSizes();
	const { customFontSize, fontSize } = attributes;
	const named = sizes.find( ( { slug } ) => slug === fontSize );
	return (
		<FontSizePicker
			__next40pxDefaultSize
			withReset={ false }
			fontSizes={ sizes }
			value={ named?.size ?? customFontSize ?? fontSize }
			onChange={ ( chosen ) => {
				const found = sizes.find( ( { size } ) => size === chosen );
				const custom =
					typeof chosen === 'number' ? `${ chosen }px` : chosen;
				onChange( {
					fontSize: found?.slug,
					customFontSize: found ? undefined : custom,
				} );
			} }
		/>
	);
}

type Range = { name: keyof typeof RANGES; label: string };

/** A number of the look. */
const toSetting = (
	{ name, label }: Range,
	{ attributes, onChange }: Props
): Setting< Attributes > => ( {
	label,
	reset: { [ name ]: undefined },
	control: () => (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			{ ...RANGES[ name ] }
			initialPosition={ FALLBACKS[ name ] }
			value={ attributes[ name ] }
			onChange={ ( value ) => onChange( { [ name ]: value } ) }
		/>
	),
} );

const getBorder = (): Range[] => [
	{
		name: 'borderRadius',
		label: __( 'Border radius', 'mainstreet-blocks' ),
	},
	{
		name: 'borderWeight',
		label: __( 'Border weight', 'mainstreet-blocks' ),
	},
];

const getSpaces = (): Range[] => [
	{ name: 'padding', label: __( 'Padding', 'mainstreet-blocks' ) },
	{ name: 'spacing', label: __( 'Spacing', 'mainstreet-blocks' ) },
];

/** Letters, spaces and borders of field and button, in the tab "Styles". */
export function SizeSettings( props: Props ) {
	const { attributes, onChange } = props;
	const change = { values: attributes, onChange };
	return (
		<>
			<StyleSettings
				{ ...change }
				group="typography"
				settings={ [
					{
						label: __( 'Font size', 'mainstreet-blocks' ),
						reset: {
							fontSize: undefined,
							customFontSize: undefined,
						},
						control: () => <FontSize { ...props } />,
					},
				] }
			/>
			<StyleSettings
				{ ...change }
				group="dimensions"
				settings={ [
					...getSpaces().map( ( range ) =>
						hideByDefault( toSetting( range, props ) )
					),
					{
						label: __( 'Button width', 'mainstreet-blocks' ),
						reset: { buttonWidth: undefined },
						control: () => (
							<WidthFields
								width={ attributes.buttonWidth || undefined }
								hasPercentages
								onChange={ ( buttonWidth ) =>
									onChange( { buttonWidth } )
								}
							/>
						),
					},
				] }
			/>
			<StyleSettings
				{ ...change }
				group="border"
				settings={ getBorder().map( ( range ) =>
					toSetting( range, props )
				) }
			/>
		</>
	);
}
