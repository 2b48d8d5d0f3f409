import { useSettings } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { StyleColors } from '@shared/inspector';
import { toText } from '@shared/guards';

/** Name of the attribute for a custom color: `customTextColor` for `textColor`. */
const toCustom = ( name: string ): string =>
	`custom${ name.charAt( 0 ).toUpperCase() }${ name.slice( 1 ) }`;

type Attributes = Record< string, unknown >;
type Entry = { slug?: unknown; color?: unknown; gradient?: unknown };

/** One control, with the names of the attributes for palette slugs. */
export type ColorSetting = {
	label: string;
	color: string;
	gradient?: string;
	/** `false` leaves the color to the panel's menu until one is chosen. Default `true`. */
	isShownByDefault?: boolean;
};

/** Palettes of all origins: custom, theme, default. */
const join = ( ...lists: unknown[] ): Entry[] =>
	lists.flatMap( ( list ) => ( Array.isArray( list ) ? list : [] ) );

/**
 * Colors and gradients of the palettes, by slug.
 *
 * @return `find( kind, slug )` gives the value of a slug; `attributes( kind, name, value )` the two
 *   attributes that hold a value: a palette's slug, else the value itself.
 */
export function usePalette() {
	const origins = [ 'custom', 'theme', 'default' ];
	const [ c1, c2, c3, g1, g2, g3 ]: unknown[] = useSettings(
		...origins.map( ( origin ) => `color.palette.${ origin }` ),
		...origins.map( ( origin ) => `color.gradients.${ origin }` )
	);
	const entries = {
		color: join( c1, c2, c3 ),
		gradient: join( g1, g2, g3 ),
	};
	type Kind = keyof typeof entries;
	return {
		find: ( kind: Kind, slug: unknown ): string | undefined => {
			const value = entries[ kind ].find(
				( entry ) => entry.slug === slug
			)?.[ kind ];
			return typeof value === 'string' ? value : undefined;
		},
		attributes: (
			kind: Kind,
			name: string,
			value: string | undefined
		): Attributes => {
			const slug = value
				? entries[ kind ].find( ( entry ) => entry[ kind ] === value )
						?.slug
				: undefined;
			return typeof slug === 'string'
				? { [ name ]: slug, [ toCustom( name ) ]: undefined }
				: { [ name ]: undefined, [ toCustom( name ) ]: value };
		},
	};
}

type Props = {
	settings: readonly ColorSetting[];
	attributes: Attributes;
	onChange: ( attributes: Attributes ) => void;
	/** Shown below the controls, such as a contrast warning. */
	children?: ReactNode;
};

/** Attributes of a reset. */
const getReset = ( { color, gradient }: ColorSetting ): Attributes =>
	Object.fromEntries(
		[ color, gradient ]
			.flatMap( ( name ) => name ?? [] )
			.flatMap( ( name ) => [ name, toCustom( name ) ] )
			.map( ( name ) => [ name, undefined ] )
	);

/**
 * Color controls for blocks that store a palette slug or a custom value in separate attributes (docs/content-format.md
 * 2 and 31), in the panel "Color" of the tab "Styles".
 */
export function ColorSettings( {
	settings,
	attributes,
	onChange,
	children,
}: Props ) {
	const palette = usePalette();
	const getValue = ( kind: 'color' | 'gradient', name: string ) =>
		palette.find( kind, attributes[ name ] ) ??
		( toText( attributes[ toCustom( name ) ] ) || undefined );
	return (
		<StyleColors
			colors={ settings.map( ( setting ) => {
				const { label, color, gradient } = setting;
				return {
					label,
					color: getValue( 'color', color ),
					onColor: ( value ) =>
						onChange( palette.attributes( 'color', color, value ) ),
					...( gradient && {
						gradient: getValue( 'gradient', gradient ),
						onGradient: ( value ) =>
							onChange(
								palette.attributes(
									'gradient',
									gradient,
									value
								)
							),
					} ),
					reset: getReset( setting ),
					isShownByDefault: setting.isShownByDefault,
				};
			} ) }
		>
			{ children }
		</StyleColors>
	);
}
