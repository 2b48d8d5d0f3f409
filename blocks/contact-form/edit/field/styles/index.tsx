import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.8.
	__experimentalNumberControl as NumberControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	hideByDefault,
	RadiusControl,
	StyleColors,
	StyleSettings,
	type Setting,
} from '@shared/inspector';
import type { InnerAttributes } from '../../../inner/types';
import { useStyleControls, type Part } from '../../styles/controls';
import { BOXES, hasButtonStyle, LISTS } from './read';

type Props = {
	type: string;
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

const readNumber = ( value: unknown ): number | undefined =>
	typeof value === 'number' ? value : undefined;

/** Returns the color settings of a field type. */
function getColors( type: string, isButton: boolean ): Part[] {
	return [
		{ name: 'labelColor', label: __( 'Label', 'mainstreet-blocks' ) },
		...( LISTS.test( type )
			? [
					{
						name: 'inputColor',
						label: __( 'Option text', 'mainstreet-blocks' ),
					},
				]
			: [] ),
		...( isButton
			? [
					{
						name: 'buttonBackgroundColor',
						label: __( 'Option background', 'mainstreet-blocks' ),
					},
				]
			: [] ),
		...( BOXES.test( type )
			? [
					{
						name: 'inputColor',
						label: __( 'Field text', 'mainstreet-blocks' ),
					},
					{
						name: 'fieldBackgroundColor',
						label: __( 'Field background', 'mainstreet-blocks' ),
					},
					{
						name: 'borderColor',
						label: __( 'Field border', 'mainstreet-blocks' ),
					},
				]
			: [] ),
	];
}

/** Color settings that are visible before one of them is set. */
const MAIN_COLORS = [ 'labelColor', 'fieldBackgroundColor' ];

/**
 * Style settings of a field without inner blocks: for its label, and for its input or options. Current fields have block supports on their
 * inner blocks.
 *
 * @param props.type          Type of the field.
 * @param props.attributes    Its attributes.
 * @param props.setAttributes Writes them.
 */
export function FieldStyles( { type, attributes, setAttributes }: Props ) {
	const { toColor, toSize } = useStyleControls( attributes, setAttributes );
	const hasBox = BOXES.test( type );
	const isButton = LISTS.test( type ) && hasButtonStyle( attributes );
	const hasText = hasBox || LISTS.test( type );
	const shared = { values: attributes, onChange: setAttributes };

	const toLineHeight = ( {
		name,
		label,
	}: Part ): Setting< InnerAttributes > => ( {
		label,
		reset: { [ name ]: undefined },
		control: () => (
			<NumberControl
				__next40pxDefaultSize
				label={ label }
				min={ 0 }
				step={ 0.1 }
				value={ readNumber( attributes[ name ] ) ?? '' }
				onChange={ ( value?: string ) =>
					setAttributes( {
						[ name ]:
							value && Number( value ) > 0
								? Number( value )
								: undefined,
					} )
				}
			/>
		),
	} );
	const toPixels = ( {
		name,
		label,
	}: Part ): Setting< InnerAttributes > => ( {
		label,
		reset: { [ name ]: undefined },
		control: () => (
			<RadiusControl
				label={ label }
				value={ readNumber( attributes[ name ] ) }
				onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
			/>
		),
	} );
	const typography = [
		toSize( {
			name: 'labelFontSize',
			label: __( 'Label font size', 'mainstreet-blocks' ),
		} ),
		toLineHeight( {
			name: 'labelLineHeight',
			label: __( 'Label line height', 'mainstreet-blocks' ),
		} ),
		...( hasText
			? [
					toSize( {
						name: 'fieldFontSize',
						label: hasBox
							? __( 'Field font size', 'mainstreet-blocks' )
							: __( 'Option font size', 'mainstreet-blocks' ),
					} ),
					toLineHeight( {
						name: 'lineHeight',
						label: hasBox
							? __( 'Field line height', 'mainstreet-blocks' )
							: __( 'Option line height', 'mainstreet-blocks' ),
					} ),
				]
			: [] ),
	];
	return (
		<>
			<StyleColors
				colors={ getColors( type, isButton ).map( ( part ) => ( {
					...toColor( part ),
					isShownByDefault: MAIN_COLORS.includes( part.name ),
				} ) ) }
			/>
			<StyleSettings
				{ ...shared }
				group="typography"
				settings={ typography.map( hideByDefault ) }
			/>
			{ isButton && (
				<StyleSettings
					{ ...shared }
					group="border"
					settings={ [
						toPixels( {
							name: 'buttonBorderWidth',
							label: __(
								'Option border width',
								'mainstreet-blocks'
							),
						} ),
						toPixels( {
							name: 'buttonBorderRadius',
							label: __(
								'Option border radius',
								'mainstreet-blocks'
							),
						} ),
					].map( hideByDefault ) }
				/>
			) }
			{ hasBox && (
				<StyleSettings
					{ ...shared }
					group="border"
					settings={ [
						toPixels( {
							name: 'borderWidth',
							label: __(
								'Field border width',
								'mainstreet-blocks'
							),
						} ),
						toPixels( {
							name: 'borderRadius',
							label: __(
								'Field border radius',
								'mainstreet-blocks'
							),
						} ),
					].map( hideByDefault ) }
				/>
			) }
		</>
	);
}
