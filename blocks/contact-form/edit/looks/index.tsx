import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what colours of all origins are read with, from 6.0 to 7.1.
	__experimentalUseMultipleOriginColorsAndGradients as usePalettes,
	useSettings,
} from '@wordpress/block-editor';
import {
	FontSizePicker,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.8.
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	hideByDefault,
	StyleColors,
	StyleSettings,
	type Setting,
} from '@shared/inspector';
import type { Attributes } from '../../types';
import { getSlug, type Look } from './read';

type Props = {
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
};

type Preset = { slug: string; color?: string; size?: string | number };
type Part = { name: Look; label: string };

/** Colors that are shown before one is chosen. */
const MAIN_COLORS: readonly Look[] = [ 'buttonColor', 'buttonBackgroundColor' ];

/** What is asked of boxes and of buttons alike. */
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

const readText = ( attributes: Attributes, name: Look ): string | undefined => {
	const value = attributes[ name ];
	return typeof value === 'string' && value ? value : undefined;
};

/** The theme's sizes, which stand instead of WordPress's. */
function useFontSizes(): Preset[] {
	const lists: unknown[] = useSettings(
		'typography.fontSizes.custom',
		'typography.fontSizes.theme',
		'typography.fontSizes.default'
	);
	const [ first = [] ] = lists.filter(
		( list ): list is Preset[] => Array.isArray( list ) && list.length > 0
	);
	return first;
}

/** The theme's colours, in one list. */
const getColorsOf = ( origins: unknown ): Preset[] =>
	( Array.isArray( origins ) ? origins : [] ).flatMap(
		( origin: { colors?: Preset[] } ) => origin.colors ?? []
	);

/** Looks of labels, boxes and buttons, chosen once for all fields of the form. */
export function FormLooks( { attributes, setAttributes }: Props ) {
	const palette = getColorsOf( usePalettes().colors );
	const sizes = useFontSizes();
	const write = ( name: Look, value: string | undefined ) =>
		setAttributes( { [ name ]: value || undefined } );

	const toLength = ( { name, label }: Part ): Setting< Attributes > => ( {
		label,
		reset: { [ name ]: undefined },
		control: () => (
			<UnitControl
				__next40pxDefaultSize
				label={ label }
				min={ 0 }
				value={ readText( attributes, name ) ?? '' }
				onChange={ ( value?: string ) => write( name, value ) }
			/>
		),
	} );
	const toSize = ( { name, label }: Part ): Setting< Attributes > => {
		const stored = readText( attributes, name );
		const slug = getSlug( stored );
		return {
			label,
			reset: { [ name ]: undefined },
			control: () => (
				<fieldset className="mainstreet-form-settings__size">
					<legend>{ label }</legend>
					<FontSizePicker
						__next40pxDefaultSize
						withReset={ false }
						fontSizes={ sizes.map( ( size ) => ( {
							...size,
							size: size.size ?? '',
						} ) ) }
						value={
							slug
								? sizes.find( ( size ) => size.slug === slug )
										?.size
								: stored
						}
						onChange={ ( chosen ) => {
							const found = sizes.find(
								( { size } ) => size === chosen
							);
							const custom =
								typeof chosen === 'number'
									? `${ chosen }px`
									: chosen;
							write(
								name,
								found
									? `var:preset|font-size|${ found.slug }`
									: custom
							);
						} }
					/>
				</fieldset>
			),
		};
	};
	const shared = { values: attributes, onChange: setAttributes };
	return (
		<>
			<StyleColors
				colors={ getColors().map( ( { name, label } ) => {
					const stored = readText( attributes, name );
					const slug = getSlug( stored );
					return {
						label,
						color: slug
							? palette.find( ( color ) => color.slug === slug )
									?.color
							: stored,
						onColor: ( chosen?: string ) => {
							const found = palette.find(
								( { color } ) => color === chosen
							);
							write(
								name,
								found
									? `var:preset|color|${ found.slug }`
									: chosen
							);
						},
						reset: { [ name ]: undefined },
						isShownByDefault: MAIN_COLORS.includes( name ),
					};
				} ) }
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
