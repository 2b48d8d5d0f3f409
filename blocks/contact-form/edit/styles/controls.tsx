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
import type { Setting } from '@shared/inspector';
import { getSlug } from './read';

type Preset = { slug: string; color?: string; size?: string | number };
type Values = Record< string, unknown >;

/** Attribute with a color or a length, and its label. */
export type Part< Name extends string = string > = {
	name: Name;
	label: string;
};

/** Returns the font sizes of the theme, or those of WordPress if it has none. */
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

/** Merges the theme's color palettes. */
const getColorsOf = ( origins: unknown ): Preset[] =>
	( Array.isArray( origins ) ? origins : [] ).flatMap(
		( origin: { colors?: Preset[] } ) => origin.colors ?? []
	);

/**
 * Returns controls for attributes that contain a color, length or font size as text: a CSS value, or a preset such as
 * `var:preset|color|accent`.
 *
 * @param attributes Attributes of the block.
 */
export function useStyleControls(
	attributes: Values,
	setAttributes: ( values: Values ) => void
) {
	const palette = getColorsOf( usePalettes().colors );
	const sizes = useFontSizes();
	const read = ( name: string ): string | undefined => {
		const value = attributes[ name ];
		return typeof value === 'string' && value ? value : undefined;
	};
	const write = ( name: string, value: string | undefined ) =>
		setAttributes( { [ name ]: value || undefined } );

	return {
		toColor: ( { name, label }: Part ) => {
			const stored = read( name );
			const slug = getSlug( stored );
			return {
				label,
				color: slug
					? palette.find( ( color ) => color.slug === slug )?.color
					: stored,
				onColor: ( chosen?: string ) => {
					const found = palette.find(
						( { color } ) => color === chosen
					);
					write(
						name,
						found ? `var:preset|color|${ found.slug }` : chosen
					);
				},
				reset: { [ name ]: undefined },
			};
		},
		toLength: ( { name, label }: Part ): Setting< Values > => ( {
			label,
			reset: { [ name ]: undefined },
			control: () => (
				<UnitControl
					__next40pxDefaultSize
					label={ label }
					min={ 0 }
					value={ read( name ) ?? '' }
					onChange={ ( value?: string ) => write( name, value ) }
				/>
			),
		} ),
		toSize: ( { name, label }: Part ): Setting< Values > => {
			const stored = read( name );
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
									? sizes.find(
											( size ) => size.slug === slug
										)?.size
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
		},
	};
}
