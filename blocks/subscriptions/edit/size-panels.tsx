import { useSettings } from '@wordpress/block-editor';
import { FontSizePicker, PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
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

/** Numbers of the look, panel by panel. */
const getRanges = () => [
	{
		title: __( 'Border', 'mainstreet-blocks' ),
		ranges: [
			{
				name: 'borderRadius',
				label: __( 'Border radius', 'mainstreet-blocks' ),
			},
			{
				name: 'borderWeight',
				label: __( 'Border weight', 'mainstreet-blocks' ),
			},
		] as const,
	},
	{
		title: __( 'Spacing', 'mainstreet-blocks' ),
		ranges: [
			{
				name: 'padding',
				label: __( 'Space inside', 'mainstreet-blocks' ),
			},
			{
				name: 'spacing',
				label: __( 'Space between', 'mainstreet-blocks' ),
			},
		] as const,
	},
];

/** Sidebar panels "Typography", "Border" and "Spacing". */
export function SizePanels( { attributes, onChange }: Props ) {
	return (
		<>
			<PanelBody
				title={ __( 'Typography', 'mainstreet-blocks' ) }
				initialOpen={ false }
			>
				<FontSize attributes={ attributes } onChange={ onChange } />
			</PanelBody>
			{ getRanges().map( ( { title, ranges } ) => (
				<PanelBody key={ title } title={ title } initialOpen={ false }>
					{ ranges.map( ( { name, label } ) => (
						<RangeControl
							key={ name }
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							allowReset
							label={ label }
							{ ...RANGES[ name ] }
							initialPosition={ FALLBACKS[ name ] }
							value={ attributes[ name ] }
							onChange={ ( value ) =>
								onChange( { [ name ]: value } )
							}
						/>
					) ) }
				</PanelBody>
			) ) }
		</>
	);
}
